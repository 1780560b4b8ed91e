#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""docs/reasons.md from src/compiler/flow/reasons.def.

    reasons.py          writes it
    reasons.py --check  fails if it is not what would be written
"""

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "src/compiler/flow/reasons.def"
PAGE = ROOT / "docs/reasons.md"
HEAD = """# Why contractions stay apart

`cotile-compile` tells one line for each contraction that reads what others read and is not in their
kernel (`GROUP`), or that is not tiled (`TILE`); `--explain=json` has the same under `refused`. With
`--explain` it also tells what reads the result of a contraction and is in no contraction's kernel
(`FOLLOW`), in JSON under `left_out`; products of results are not told. Ids are stable. This page is
made from [src/compiler/flow/reasons.def](../src/compiler/flow/reasons.def) by
[python/reasons.py](../python/reasons.py).
"""


def reasons():
    text = re.sub(r"//[^\n]*", "", TABLE.read_text())
    for entry in re.finditer(r"COTILE_REASON\(\w+,(.*?)\)\s*(?=COTILE_REASON|$)", text, re.S):
        strings = re.findall(r'((?:"[^"]*"\s*)+)', entry[1])
        yield [ast.literal_eval("(" + s + ")") for s in strings]


def page():
    parts = [HEAD]
    for identifier, sentence, more in reasons():
        parts.append(f"\n## {identifier}\n\n> {sentence}\n\n{more}\n")
    return "".join(parts)


def main():
    if sys.argv[1:] == ["--check"]:
        if PAGE.read_text() != page():
            sys.exit(f"{PAGE.name} is not what python/reasons.py makes of {TABLE.name}: run it")
    elif sys.argv[1:]:
        sys.exit(__doc__)
    else:
        PAGE.write_text(page())


if __name__ == "__main__":
    main()
