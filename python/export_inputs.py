# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the exported models of tests/exports are called with, without any library.

Two rows of ids. In row 0 five tokens count, in row 1 one; so a call with fewer tokens, as long as
they have all that count, has the same results for these: BERT looks at no others, and Llama at none
that comes later.
"""

LENGTH = 8
VOCABULARY = 50
COUNTED = (5, 1)


def weights(number, count):
    """`count` values of weight `number`: multiples of 2^-14 between -1/8 and 1/8."""
    state, values = 747796405 * (number + 1), []
    for _ in range(count):
        state = (state * 1664525 + 1013904223) % 2**32
        values.append((state >> 20) / 2**14 - 2**-3)
    return values


def ids(row, length):
    return [(11 * i * i + 17 * i + 29 * row + 3) % VOCABULARY for i in range(length)]


def mask(row, length):
    return [int(i < COUNTED[row]) for i in range(length)]


def positions(row, length):
    del row
    return list(range(length))


# The second input of each model.
SECOND = {"bert": mask, "llama": positions}
