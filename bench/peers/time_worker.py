# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times systems that are called from Python; a process of its own, which time_peers.py asks.

  time_worker.py SYSTEM THREADS

Reads `prepare SHAPE` and `measure SECONDS` from the standard input, one a line, and answers each
with one line of JSON: true, or the seconds of each call of one turn.
"""

import json
import sys
import time

from patterns import NUMPY, SHAPES, check, data, evaluate

TINY = 1e-4  # calls that take less are measured several at once
THREADS = int(sys.argv[2])


def prepare_numpy(pattern):
    x, members = data(pattern)
    return lambda: evaluate(pattern, NUMPY, x, members)


def prepare_xla(pattern):
    import jax
    from count_xla import program

    call, arguments = program(pattern)
    return lambda: jax.block_until_ready(call(*arguments))


def prepare_onnxruntime(pattern):
    import onnxruntime
    from count_onnxruntime import session

    x, members = data(pattern)
    runner = session(pattern, members, THREADS)
    binding = runner.io_binding()
    binding.bind_ortvalue_input("x", onnxruntime.OrtValue.ortvalue_from_numpy(x))
    shapes = [(pattern.m, member.n) for member in pattern.members]
    results = [onnxruntime.OrtValue.ortvalue_from_shape_and_type(shape, "float32")
               for shape in shapes]
    for output, value in zip(runner.get_outputs(), results):
        binding.bind_ortvalue_output(output.name, value)

    def call():
        runner.run_with_iobinding(binding)
        return results

    call()
    check(pattern, [value.numpy() for value in results])
    return call


def prepare_onednn(pattern):
    import torch
    from count_torch import Packed, tensors

    torch.set_num_threads(THREADS)
    torch.set_grad_enabled(False)
    x, members = tensors(pattern)
    for values in members:
        values.weight = values.weight.t().contiguous()
    packed = Packed(pattern)
    return lambda: [packed.linear(x, values.weight, None) for values in members]


def prepare_inductor(pattern, variant):
    import torch
    from count_torch import compiled, tensors

    torch.set_num_threads(THREADS)
    call, _, _ = compiled(pattern, variant)
    x, _ = tensors(pattern)
    return lambda: call(x)


def prepare(system, pattern):
    if system.startswith("inductor"):
        call = prepare_inductor(pattern, system)
    else:
        call = globals()[f"prepare_{system}"](pattern)
    results = call()
    if system != "onnxruntime":  # that checks its own, which are no arrays
        check(pattern, results)
    return call


def measure(call, seconds):
    """Times of calls for about so many seconds; one call before them does not count."""
    start = time.perf_counter()
    call()
    once = time.perf_counter() - start
    repeat = 1 if once > TINY else int(TINY / once) + 1
    times, end = [], time.perf_counter() + seconds
    while not times or time.perf_counter() < end:
        start = time.perf_counter()
        for _ in range(repeat):
            call()
        times.append((time.perf_counter() - start) / repeat)
    return times


def main():
    answers, sys.stdout = sys.stdout, sys.stderr
    call = None
    for line in sys.stdin:
        command, argument = line.split()
        if command == "prepare":
            call = None  # of the last shape, with its memory
            call = prepare(sys.argv[1], SHAPES[argument])
            answer = True
        else:
            answer = measure(call, float(argument))
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
