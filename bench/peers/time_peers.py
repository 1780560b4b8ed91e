#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times Cotile and its peers in turns on three products of one X; prints ratios to Cotile.

  time_peers.py [--shape=A,..] [--system=NAME,..] [--threads=1,2] [--turns=N] [--seconds=S]
                [--json=FILE]

f32; weights are parameters or constants, packed before where a system packs. Shapes: patterns.py.
In every turn each system runs for S seconds (at least two calls, of which the first does not
count). Each system's results are compared with numpy's first. Cotile and IREE are timed by their own
tools, the others by calls from Python, which costs microseconds: heed that at F. README.md says what
to install.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from count_dispatches import choice
from patterns import SHAPES

FOLDER = Path(__file__).resolve().parent
SYSTEMS = ["cotile", "cotile apart", "iree", "xla", "inductor", "inductor concat", "onednn",
           "onnxruntime", "numpy"]
MORE = ["iree horizontal", "iree untiled"]  # only if asked for: up to 20 times as slow
SETTLE = 0.25  # seconds in which idle threads of the last system stop spinning: up to 200 ms for OpenMP


def cpus(threads):
    """The last CPUs: the first serves more interrupts."""
    allowed = sorted(os.sched_getaffinity(0))
    if len(allowed) < threads:
        sys.exit(f"time_peers.py: error: {threads} threads, but {len(allowed)} CPUs")
    return ",".join(map(str, allowed[-threads:]))


def pinned(threads, command, **more):
    return subprocess.run(["taskset", "-c", cpus(threads), *command], check=True, text=True,
                          stdout=subprocess.PIPE, **more).stdout


class Cotile:
    def __init__(self, system, threads, folder):
        self.system, self.threads, self.folder = system, threads, folder

    def prepare(self, shape):
        from count_cotile import check_cotile, compile_cotile

        compile_cotile(SHAPES[shape], self.folder, self.system)
        check_cotile(SHAPES[shape], self.folder)
        self.once = self.run(3)[-1]

    def close(self):
        pass

    def run(self, repetitions):
        from count_cotile import TOOLS

        command = [TOOLS / "cotile-bench", self.folder / "module.so", "--json",
                   f"--parameters={self.folder}/weights.safetensors",
                   "--warmup=1", f"--repetitions={repetitions}",
                   f"--device=cpu:threads={self.threads}"]
        result = json.loads(pinned(self.threads, command))
        return [result["min_s"], result["median_s"]]

    def measure(self, seconds):
        return self.run(max(1, int(seconds / self.once)))


class Iree:
    """Its tool gives means of repetitions: five a turn, or one per call where calls are long."""

    def __init__(self, system, threads, folder):
        self.system, self.threads, self.folder = system, threads, folder

    def prepare(self, shape):
        from count_iree import check_iree, compile_iree, parameters
        from patterns import data

        self.pattern = SHAPES[shape]
        self.module = compile_iree(self.pattern, self.folder, self.system, "module.vmfb")
        _, members = data(self.pattern)
        parameters(members).create_archive_file(str(self.folder / "weights.irpa"))
        check_iree(self.pattern, self.module)
        self.once = self.run(1, 1e-3)[0]

    def close(self):
        pass

    def run(self, repetitions, seconds):
        device = ["--device=local-sync"] if self.threads == 1 else [
            "--device=local-task", f"--task_topology_cpu_ids={cpus(self.threads)}"]
        command = [
            Path(sys.executable).parent / "iree-benchmark-module", f"--module={self.module}",
            *device, "--function=main", f"--parameters=model={self.folder}/weights.irpa",
            f"--input={self.pattern.m}x{self.pattern.k}xf32=0.01", "--benchmark_format=json",
            f"--benchmark_repetitions={repetitions}",
            f"--benchmark_min_time={seconds / repetitions}s"]
        text = pinned(self.threads, command, stderr=subprocess.DEVNULL)
        runs = json.loads(text[text.index("{"):])["benchmarks"]
        unit = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1}
        return [run["real_time"] * unit[run["time_unit"]] for run in runs
                if run["run_type"] == "iteration"]

    def measure(self, seconds):
        return self.run(min(max(1, int(seconds / self.once)), 5), seconds)


class Worker:
    """A process that times one system; its threads stay on their CPUs."""

    def __init__(self, system, threads, _):
        libraries = ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS")
        environment = os.environ | dict.fromkeys(libraries, str(threads))
        for name in ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE"):  # numpy's library knows better
            environment.pop(name, None)
        command = ["taskset", "-c", cpus(threads), sys.executable, FOLDER / "time_worker.py"]
        self.child = subprocess.Popen([*command, system, str(threads)], env=environment, text=True,
                                      stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, line):
        self.child.stdin.write(line + "\n")
        self.child.stdin.flush()
        if not (answer := self.child.stdout.readline()):
            sys.exit(f"time_peers.py: error: {self.child.args[-2]} failed at '{line}'")
        return json.loads(answer)

    def prepare(self, shape):
        self.ask(f"prepare {shape}")

    def measure(self, seconds):
        return self.ask(f"measure {seconds}")

    def close(self):
        self.child.stdin.close()
        self.child.wait()


def start(system, threads, folder):
    kind = {"cotile": Cotile, "iree": Iree}.get(system.split()[0], Worker)
    (folder := folder / system.replace(" ", "-")).mkdir()
    return kind(system, threads, folder)


def take_turns(runners, shape, turns, seconds):
    """Per system its times, a list per turn. Who begins changes from turn to turn."""
    for runner in runners.values():
        runner.prepare(shape)
    times, order = {system: [] for system in runners}, list(runners)
    for _ in range(turns):
        for system in order:
            time.sleep(SETTLE)
            times[system].append(runners[system].measure(seconds))
        order.append(order.pop(0))
    return times


def summary(times, base):
    """(minimum, median of turns, ratio of minima, median ratio of turns) per system."""
    middles = {system: [statistics.median(turn) for turn in turns]
               for system, turns in times.items()}
    minima = {system: min(map(min, turns)) for system, turns in times.items()}
    return {system: (minima[system], statistics.median(middles[system]),
                     minima[system] / minima[base],
                     statistics.median(a / b for a, b in zip(middles[system], middles[base])))
            for system in times}


def cell(system, base, result):
    minimum, median, ratio, median_ratio = result
    if system == base:
        return f"{minimum * 1e3:.3g} ms ({median * 1e3:.3g})"
    return f"{ratio:.2f} ({median_ratio:.2f})"


def report(shape, threads, base, results, file):
    cells = [cell(system, base, result) for system, result in results.items()]
    print("| " + " | ".join([f"{shape}, {threads}", *cells]) + " |", flush=True)
    for system, result in results.items() if file else ():
        keys = ("min_s", "median_s", "min_ratio", "median_ratio")
        record = {"system": system, "shape": shape, "threads": threads, **dict(zip(keys, result))}
        file.write(json.dumps(record) + "\n")


def parse():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--shape", type=choice(SHAPES), default=list(SHAPES))
    parser.add_argument("--system", type=choice(SYSTEMS + MORE), default=SYSTEMS,
                        help="the first is what the others are compared with")
    parser.add_argument("--threads", type=lambda t: [int(n) for n in t.split(",")], default=[1, 2])
    parser.add_argument("--turns", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.06)
    parser.add_argument("--json", type=argparse.FileType("w"), metavar="FILE")
    return parser.parse_args()


def main():
    try:
        run(parse())
    except (subprocess.CalledProcessError, FileNotFoundError, ImportError) as error:
        sys.exit(f"time_peers.py: error: {error}; README.md says what to install")


def run(arguments):
    base = arguments.system[0]
    print("| " + " | ".join(["shape, threads", *arguments.system]) + " |")
    print("|---" * (len(arguments.system) + 1) + "|")
    for threads in arguments.threads:
        with tempfile.TemporaryDirectory(prefix="time_peers-") as folder:
            runners = {s: start(s, threads, Path(folder)) for s in arguments.system}
            for shape in arguments.shape:
                times = take_turns(runners, shape, arguments.turns, arguments.seconds)
                report(shape, threads, base, summary(times, base), arguments.json)
            for runner in runners.values():
                runner.close()


if __name__ == "__main__":
    main()
