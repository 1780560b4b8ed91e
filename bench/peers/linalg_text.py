# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A pattern as linalg on tensors, for Cotile and for IREE: the same text but for the weights.

Weights, biases and scales are parameters of the module in both: attributes of arguments for Cotile,
globals for IREE.
"""


def tensor(*shape):
    *sizes, kind = shape
    return "tensor<" + "x".join("?" if s is None else str(s) for s in sizes) + f"x{kind}>"


class Program:
    """The text of one function, line by line."""

    def __init__(self, pattern, system):
        self.pattern, self.system = pattern, system
        self.globals, self.body, self.results, self.count = [], [], [], 0
        m, k, batch = pattern.m, pattern.k, [pattern.batch] if pattern.batch else []
        self.x = tensor(k, m, "f32") if pattern.x_on_right else tensor(*batch, m, k, "f32")
        self.arguments = [f"%x: {self.x}"]

    def line(self, text):
        self.body.append(f"    {text}")

    def value(self, text):
        self.count += 1
        self.line(f"%{self.count} = {text}")
        return f"%{self.count}"

    def parameter(self, name, kind):
        if self.system == "cotile":
            self.arguments.append(f'%{name}: {kind} {{cotile.parameter = "{name}"}}')
        else:
            self.globals.append(f"  util.global private @{name} = "
                                f'#flow.parameter.named<"model"::"{name}"> : {kind}')
            self.line(f"%{name} = util.global.load @{name} : {kind}")
        return f"%{name}"

    def empty(self, shape):
        return self.value(f"tensor.empty({'%m' if None in shape else ''}) : {tensor(*shape)}")

    def zeros(self, shape):
        empty, kind = self.empty(shape), tensor(*shape)
        return self.value(f"linalg.fill ins(%zero : f32) outs({empty} : {kind}) -> {kind}")

    def generic(self, maps, loops, inputs, output, body):
        """`inputs`: (value, type, element type); `output`: the same, of the initial value."""
        types = ", ".join(t for _, t, _ in inputs)
        names = ", ".join(v for v, _, _ in inputs)
        elements = ", ".join(f"%e{i}: {e}" for i, (_, _, e) in enumerate((*inputs, output)))
        maps = ", ".join(f"affine_map<({loops[0]}) -> ({m})>" for m in maps)
        kinds = ", ".join(f'"{k}"' for k in loops[1])
        self.count += 1
        self.line(f"%{self.count} = linalg.generic {{indexing_maps = [{maps}], "
                  f"iterator_types = [{kinds}]}} ins({names} : {types}) "
                  f"outs({output[0]} : {output[1]}) {{")
        self.line(f"^bb0({elements}):")
        for text in body:
            self.line(f"  {text}")
        self.line(f"}} -> {output[1]}")
        return f"%{self.count}"

    def elementwise(self, shape, operands, body):
        """`operands`: (value, shape, map)."""
        dims = ", ".join(f"d{i}" for i in range(len(shape) - 1))
        maps = [m for _, _, m in operands] + [dims]
        inputs = [(v, tensor(*s), s[-1]) for v, s, _ in operands]
        output = (self.empty(shape), tensor(*shape), shape[-1])
        return self.generic(maps, (dims, ["parallel"] * (len(shape) - 1)), inputs, output, body)


def own_loops(program, member, weight, kind, zeros, result):
    """The product as a generic operation, which widens its weight and may store transposed."""
    widen = {"f32": [], "f16": ["%f = arith.extf %e1 : f16 to f32"],
             "i8": ["%f = arith.sitofp %e1 : i8 to f32"]}[member.weight]
    body = [*widen, f"%p = arith.mulf %e0, {'%f' if widen else '%e1'} : f32",
            "%s = arith.addf %e2, %p : f32", "linalg.yield %s : f32"]
    stored = "n, m" if member.transposed and program.pattern.own_loops else "m, n"
    return program.generic(["m, k", "k, n", stored],
                           ("m, n, k", ["parallel", "parallel", "reduction"]),
                           [("%x", program.x, "f32"), (weight, kind, member.weight)],
                           (zeros, result, "f32"), body)


def matmul(program, member, weight, kind, shape):
    """One product of X; `kind` is the weight's type, `shape` that of the result."""
    pattern, zeros, result = program.pattern, program.zeros(shape), tensor(*shape)
    if member.weight != "f32" or member.transposed and pattern.own_loops:
        return own_loops(program, member, weight, kind, zeros, result)
    name, operands, types = "linalg.matmul", f"%x, {weight}", f"{program.x}, {kind}"
    if pattern.x_on_right:
        operands, types = f"{weight}, %x", f"{kind}, {program.x}"
    elif pattern.batch:
        operands, types = broadcast(program, member, weight, kind), f"{program.x}, " + tensor(
            pattern.batch, pattern.k, member.n, "f32")
        name = "linalg.batch_matmul"
    elif member.layout == "nk":
        maps = ", ".join(f"affine_map<(m, n, k) -> ({m})>" for m in ("m, k", "n, k", "m, n"))
        name += f" indexing_maps = [{maps}]"
    return program.value(f"{name} ins({operands} : {types}) outs({zeros} : {result}) -> {result}")


def broadcast(program, member, weight, kind):
    """As torch-mlir writes a linear layer of a batch: W transposed, then repeated."""
    pattern = program.pattern
    turned = (pattern.k, member.n, "f32")
    batched = (pattern.batch, *turned)
    transposed = program.value(
        f"linalg.transpose ins({weight} : {kind}) outs({program.empty(turned)} : "
        f"{tensor(*turned)}) permutation = [1, 0]")
    repeated = program.value(
        f"linalg.broadcast ins({transposed} : {tensor(*turned)}) outs({program.empty(batched)} : "
        f"{tensor(*batched)}) dimensions = [0]")
    return f"%x, {repeated}"


def shapes(pattern, member):
    """Of the weight and of the product."""
    m, n, k = pattern.m, member.n, pattern.k
    by_rows = pattern.x_on_right or member.layout == "nk"
    weight = (n, k, member.weight) if by_rows else (k, n, member.weight)
    if pattern.x_on_right or member.transposed and pattern.own_loops:
        return weight, (n, m, "f32")
    return weight, (*([pattern.batch] if pattern.batch else []), m, n, "f32")


def add_member(program, index, member):
    sizes, shape = shapes(program.pattern, member)
    kind = tensor(*sizes)
    weight = program.parameter(f"w{index}", kind)
    y = matmul(program, member, weight, kind, shape)
    dims = ", ".join(f"d{i}" for i in range(len(shape) - 1))
    for used, name, op in ((member.weight == "i8", "s", "mulf"), (member.bias, "b", "addf")):
        if used:
            column = program.parameter(f"{name}{index}", tensor(member.n, "f32"))
            operands = [(y, shape, dims), (column, (member.n, "f32"), f"d{len(shape) - 2}")]
            y = program.elementwise(shape, operands, [f"%r = arith.{op} %e0, %e1 : f32",
                                                      "linalg.yield %r : f32"])
    if member.transposed and not program.pattern.own_loops:
        turned = (shape[1], shape[0], "f32")
        y = program.value(f"linalg.transpose ins({y} : {tensor(*shape)}) outs("
                          f"{program.empty(turned)} : {tensor(*turned)}) permutation = [1, 0]")
        shape = turned
    program.results.append((y, shape))


def add_gate(program):
    (gate, shape), (up, _) = program.results
    body = ["%n = arith.negf %e0 : f32", "%x0 = math.exp %n : f32",
            "%d = arith.addf %x0, %one : f32", "%g = arith.divf %e0, %d : f32",
            "%r = arith.mulf %g, %e1 : f32", "linalg.yield %r : f32"]
    operands = [(gate, shape, "d0, d1"), (up, shape, "d0, d1")]
    program.results = [(program.elementwise(shape, operands, body), shape)]


def linalg_text(pattern, system):
    """`system`: cotile or iree."""
    program = Program(pattern, system)
    program.line("%zero = arith.constant 0.0 : f32")
    if pattern.gate:
        program.line("%one = arith.constant 1.0 : f32")
    if pattern.m is None:
        program.line("%c0 = arith.constant 0 : index")
        program.line(f"%m = tensor.dim %x, %c0 : {program.x}")
    for index, member in enumerate(pattern.members):
        add_member(program, index, member)
    if pattern.gate:
        add_gate(program)
    types = ", ".join(tensor(*shape) for _, shape in program.results)
    values = ", ".join(value for value, _ in program.results)
    return "\n".join(
        ["module {", *program.globals,
         f"  func.func @main({', '.join(program.arguments)}) -> ({types}) {{", *program.body,
         f"    return {values} : {types}", "  }", "}", ""])
