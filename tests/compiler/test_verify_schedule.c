// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Wrong scheduled forms, written by hand, are caught.
#include "compiler/verify/verify.h"
#include "verify_case.h"

#define SCHEDULE                                                                                   \
  "{k_unroll = 4 : i64, kind = \"contraction\", lanes = 8 : i64, m_tile = 32 : i64, "              \
  "n_tiles = 2 : i64, packing = \"load\", prefetch = 0 : i64, prefetch_next = 0 : i64, "           \
  "rows = 3 : i64, vectors = 4 : i64}"

// Rows of 32; two tiles of columns: even ones of 8 of output 0, one or two atoms of output 1.
static const char group[] =
    "!x = tensor<?x64xf32>\n"
    "!w = tensor<64x16xf32>\n"
    "!v = tensor<64x24xf32>\n"
    "!o = tensor<?x16xf32>\n"
    "!p = tensor<?x24xf32>\n"
    "flow.executable @e {\n"
    "func.func @e(%x: !x, %w: !w, %v: !v, %o: !o, %p: !p) -> (!o, !p)\n"
    "    attributes {cotile.schedule = " SCHEDULE "} {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %c2 = arith.constant 2 : index\n"
    "  %c3 = arith.constant 3 : index\n"
    "  %c8 = arith.constant 8 : index\n"
    "  %c24 = arith.constant 24 : index\n"
    "  %c32 = arith.constant 32 : index\n"
    "  %z = arith.constant 0.0 : f32\n"
    "  %m = tensor.dim %x, %c0 : !x\n"
    "  %tiles = arith.ceildivui %m, %c32 : index\n"
    "  %r:2 = scf.forall (%i, %j) in (%tiles, 2) shared_outs(%so = %o, %sp = %p) -> (!o, !p) {\n"
    "    %im = arith.muli %i, %c32 : index\n"
    "    %left = arith.subi %m, %im : index\n"
    "    %ms = arith.minsi %c32, %left : index\n"
    "    %jo = arith.muli %j, %c8 : index\n"
    "    %j1 = arith.addi %j, %c1 : index\n"
    "    %ja = arith.muli %j, %c3 : index\n"
    "    %first = arith.divui %ja, %c2 : index\n"
    "    %jb = arith.muli %j1, %c3 : index\n"
    "    %last = arith.divui %jb, %c2 : index\n"
    "    %jp = arith.muli %first, %c8 : index\n"
    "    %atoms = arith.subi %last, %first : index\n"
    "    %width = arith.muli %atoms, %c8 : index\n"
    "    %rest = arith.subi %c24, %jp : index\n"
    "    %ns = arith.minsi %width, %rest : index\n"
    "    %xs = tensor.extract_slice %x[%im, 0] [%ms, 64] [1, 1] : !x to tensor<?x64xf32>\n"
    "    %ws = tensor.extract_slice %w[0, %jo] [64, 8] [1, 1] : !w to tensor<64x8xf32>\n"
    "    %os = tensor.extract_slice %so[%im, %jo] [%ms, 8] [1, 1] : !o to tensor<?x8xf32>\n"
    "    %k0 = linalg.fill ins(%z : f32) outs(%os : tensor<?x8xf32>) -> tensor<?x8xf32>\n"
    "    %k = linalg.matmul ins(%xs, %ws : tensor<?x64xf32>, tensor<64x8xf32>)\n"
    "        outs(%k0 : tensor<?x8xf32>) -> tensor<?x8xf32>\n"
    "    %vs = tensor.extract_slice %v[0, %jp] [64, %ns] [1, 1] : !v to tensor<64x?xf32>\n"
    "    %ps = tensor.extract_slice %sp[%im, %jp] [%ms, %ns] [1, 1] : !p to tensor<?x?xf32>\n"
    "    %l0 = linalg.fill ins(%z : f32) outs(%ps : tensor<?x?xf32>) -> tensor<?x?xf32>\n"
    "    %l = linalg.matmul ins(%xs, %vs : tensor<?x64xf32>, tensor<64x?xf32>)\n"
    "        outs(%l0 : tensor<?x?xf32>) -> tensor<?x?xf32>\n"
    "    scf.forall.in_parallel {\n"
    "      tensor.parallel_insert_slice %k into %so[%im, %jo] [%ms, 8] [1, 1]\n"
    "          : tensor<?x8xf32> into !o\n"
    "      tensor.parallel_insert_slice %l into %sp[%im, %jp] [%ms, %ns] [1, 1]\n"
    "          : tensor<?x?xf32> into !p\n"
    "    }\n"
    "  }\n"
    "  return %r#0, %r#1 : !o, !p\n"
    "}\n"
    "}\n"
    "func.func private @g()\n"
    "func.func @f(%x: !x, %w: !w, %v: !v, %o: !o, %p: !p) -> (!o, !p) {\n"
    "  %r:2 = flow.dispatch @e ins(%x, %w, %v : !x, !w, !v) outs(%o, %p : !o, !p) -> !o, !p\n"
    "  return %r#0, %r#1 : !o, !p\n"
    "}\n";

#define STORE_0                                                                                    \
  "      tensor.parallel_insert_slice %k into %so[%im, %jo] [%ms, 8] [1, 1]\n"                     \
  "          : tensor<?x8xf32> into !o\n"
#define STORE_1                                                                                    \
  "      tensor.parallel_insert_slice %l into %sp[%im, %jp] [%ms, %ns] [1, 1]\n"                   \
  "          : tensor<?x?xf32> into !p\n"

static const verify_case_t wrong_groups[] = {
    // Stores.
    {STORE_0, "", "output 0 must be stored once, not 0 times", false},
    {STORE_1, "", "output 1 must be stored once, not 0 times", false},
    {STORE_0, STORE_0 STORE_0, "output 0 must be stored once, not 2 times", false},
    {"slice %k into", "slice %os into", "stores what the workgroup has not computed", false},
    {"%k into %so[%im, %jo] [%ms, 8] [1, 1]", "%k into %so[%im, %jo] [%ms, 8] [1, 2]",
     "stores with strides", false},
    {"%so[%im, %jo] [%ms, 8] [1, 1] : !o to tensor<?x8xf32>",
     "%sp[%im, %jp] [%ms, 8] [1, 1] : !p to tensor<?x8xf32>",
     "stores a tile of another output\nits window of the output is not the one that is", false},
    {"slice %so[%im, %jo]", "slice %so[%im, %j]", "its window of the output is not the one that is",
     false},
    {"slice %so[%im, %jo] [%ms, 8]", "slice %so[%im, %jo] [%i, 8]",
     "its window of the output is not the one that is", false},
    {"%os = tensor.extract_slice %so[%im, %jo] [%ms, 8] [1, 1] : !o to",
     "%os = tensor.empty(%m) :", "stores a tile of another size", false},
    {"%os = tensor.extract_slice %so[%im, %jo] [%ms, 8] [1, 1] : !o to",
     "%os = tensor.empty(%ms) :", NULL, false},
    {"%ps = tensor.extract_slice %sp[%im, %jp] [%ms, %ns] [1, 1] : !p to",
     "%ps = tensor.empty(%ns, %ms) :", "stores a tile of another size", false},
    {"%ps = tensor.extract_slice %sp[%im, %jp] [%ms, %ns] [1, 1] : !p to",
     "%ps = tensor.extract_slice %v[%im, %jp] [%ms, %c8] [1, 1] : !v to",
     "stores a tile of another size", false},
    {"%ps = tensor.extract_slice %sp[%im, %jp] [%ms, %ns] [1, 1] : !p to",
     "%ps = tensor.extract_slice %v[%im, %jp] [%ms, %ns] [1, 1] : !v to", NULL, false},
    // Windows.
    {"%im = arith.muli %i, %c32", "%im = arith.muli %i, %c8",
     "output 0, dimension 0: the size\noutput 1, dimension 0: the size", false},
    {"minsi %c32, %left", "minsi %c24, %left",
     "output 0, dimension 0: the size\noutput 1, dimension 0: the size", false},
    {"subi %m, %im", "subi %m, %i",
     "output 0, dimension 0: the size\noutput 1, dimension 0: the size", false},
    {"ceildivui %m, %c32", "ceildivui %m, %c24",
     "output 0, dimension 0: its windows overlap\noutput 1, dimension 0: its windows overlap",
     false},
    {"%tiles = arith.ceildivui %m,", "%d = tensor.dim %x, %c1 : !x\n  %tiles = arith.ceildivui %d,",
     "output 0, dimension 0: its windows overlap\noutput 1, dimension 0: its windows overlap",
     false},
    {"constant 32 :", "constant 0 :",
     "output 0, dimension 0: its windows overlap\noutput 1, dimension 0: its windows overlap",
     false},
    {"ceildivui %m, %c32", "divui %m, %c32",
     "output 0, dimension 0: its windows overlap\noutput 1, dimension 0: its windows overlap",
     false},
    {"(%tiles, 2) shared", "(%tiles, 3) shared",
     "output 0, dimension 1: its windows overlap\noutput 1, dimension 1: its offset is not", false},
    {"%jo = arith.muli %j, %c8", "%jo = arith.muli %j, %c3", "dimension 1: the size", false},
    {"%jo = arith.muli %j, %c8", "%jo = arith.muli %i, %c8", "dimension 1: its windows overlap",
     false},
    {"%jo = arith.muli %j, %c8", "%jo = arith.addi %j, %c8", "its offset is not a known function",
     false},
    {"%jo] [%ms, 8]", "0] [%ms, 8]", "dimension 1: its windows overlap", true},
    {"arith.muli %j1, %c3", "arith.muli %j1, %c2", "dimension 1: the size", false},
    {"%jb = arith.muli %j1", "%jb = arith.muli %j", "dimension 1: the size", false},
    {"arith.addi %j, %c1", "arith.addi %i, %c1", "dimension 1: the size", false},
    {"arith.addi %j, %c1", "arith.addi %j, %c2", "dimension 1: the size", false},
    {"%c3 : index\n    %first", "%c2 : index\n    %first", "dimension 1: the size", false},
    {"%c2 : index\n    %jb", "%c3 : index\n    %jb", "its offset is not a known function", false},
    {"subi %last, %first", "subi %last, %j", "dimension 1: the size", false},
    {"subi %last, %first", "subi %first, %last", "dimension 1: the size", false},
    {"muli %atoms, %c8", "muli %atoms, %c3", "dimension 1: the size", false},
    {"subi %c24, %jp", "subi %c24, %jo", "dimension 1: the size", false},
    {"subi %c24, %jp", "subi %c32, %jp", "dimension 1: its windows overlap", false},
    {"arith.constant 3 :", "arith.constant 5 :", "dimension 1: its windows overlap", false},
    // Rows of the type or of a value, where the other is not.
    {"%m = tensor.dim %x, %c0 : !x\n  %tiles = arith.ceildivui %m, %c32 : index",
     "%m = arith.constant 5 : index\n  %tiles = arith.constant 1 : index", NULL, false},
    {"!x = tensor<?x64xf32>\n!w = tensor<64x16xf32>\n!v = tensor<64x24xf32>\n"
     "!o = tensor<?x16xf32>\n!p = tensor<?x24xf32>",
     "!x = tensor<40x64xf32>\n!w = tensor<64x16xf32>\n!v = tensor<64x24xf32>\n"
     "!o = tensor<40x16xf32>\n!p = tensor<40x24xf32>",
     NULL, false},
    // Outputs are seen in their windows alone.
    {"%v[0, %jp] [64, %ns] [1, 1] : !v", "%p[0, %jp] [64, %ns] [1, 1] : !p", "reads an output",
     false},
    {"%v[0, %jp] [64, %ns] [1, 1] : !v", "%sp[0, %jp] [64, %ns] [1, 1] : !p",
     "its window of the output is not the one that is", false},
    // Contractions.
    {"%l = linalg.matmul ins(%xs,",
     "%xt = tensor.extract_slice %x[%im, 0] [%ms, 64] [1, 1] : !x to tensor<?x64xf32>\n"
     "    %l = linalg.matmul ins(%xt,",
     "left operand that the first", false},
    {"matmul ins(%xs,", "matmul ins(%x,", "must read a slice of X", true},
    {"%xs = tensor.extract_slice %x[%im, 0] [%ms, 64] [1, 1] : !x to",
     "%xs = tensor.cast %x : !x to", "must read a slice of X", false},
    // The executable.
    {"func.func @e", "func.func @d", "must have the name of its executable", false},
    {"rows = 3 : i64, ", "", "its schedule lacks 'rows'", false},
    {"n_tiles = 2", "n_tiles = 0", "its schedule lacks 'tile_atoms'", false},
    {"rows = 3", "rows = 3 : i64, tile_atoms = 4", "its schedule must not have 'tile_atoms'",
     false},
    {"rows = 3", "rows = 300", "cotile.schedule.rows: must be", false},
    {"kind = \"contraction\"", "kind = \"other\"", "its schedule is of no known kind", false},
    {"kind = \"contraction\"", "kind = \"loops\"", "its schedule lacks 'tile'", false},
    {"attributes {cotile.schedule", "attributes {cotile.schedul", "has no schedule", false},
    {SCHEDULE, "1 : i64", "has no schedule", false},
    {SCHEDULE, "{tile = 4 : i64}", "its schedule is of no known kind", false},
    {SCHEDULE, "{kind = 1 : i64, tile = 4 : i64}", "its schedule is of no known kind", false},
    {SCHEDULE, "{kind = \"loops\", tile = \"4\"}", "its schedule lacks 'tile'", false},
    {"scf.forall (%i, %j) in (%tiles, 2)",
     "scf.forall (%i, %j) = (0, 0) to (%tiles, 2) step (1, 2)", "must run from 0 in steps of 1",
     false},
    {"scf.forall (%i, %j) in (%tiles, 2)",
     "scf.forall (%i, %j) = (0, 1) to (%tiles, 2) step (1, 1)", "must run from 0 in steps of 1",
     false},
    {"  return %r#0, %r#1 : !o, !p\n}\n}\n", "  return %p, %o : !p, !o\n}\n}\n", "", false},
    {"  return %r#0, %r#1", "  return %o, %r#1", "result 0 must be that of the scf.forall", false},
    {"%tiles = arith.ceildivui %m, %c32 : index\n"
     "  %r:2 = scf.forall (%i, %j) in (%tiles, 2) shared_outs(%so = %o,",
     "%tiles = arith.ceildivui %m, %c32 : index\n  %n = tensor.empty(%m) : !o\n"
     "  %r:2 = scf.forall (%i, %j) in (%tiles, 2) shared_outs(%so = %n,",
     "shared output 0 must be argument 3", false},
    // Launches.
    {"flow.dispatch @e", "flow.dispatch @f", "launches 'f', which is no executable", false},
    {"flow.dispatch @e", "flow.dispatch @d", "launches 'd', which is no executable", false},
    {"ins(%x, %w, %v : !x, !w, !v)", "ins(%x, %w, %v, %v : !x, !w, !v, !v)", "are not those of 'e'",
     false},
    {"ins(%x, %w, %v : !x, !w, !v)", "ins(%x, %w : !x, !w)", "are not those of 'e'", false},
    {"ins(%x, %w, %v : !x, !w, !v)", "ins(%x, %v, %w : !x, !v, !w)", "are not those of 'e'", false},
    {"outs(%o, %p : !o, !p) -> !o, !p", "outs(%o, %p : !o, !p) -> !p, !o", "", false}, // of MLIR
};

static void test_group(void **state) {
  (void)state;
  verify_cases(group, cotile_verify_schedule, sizeof wrong_groups / sizeof *wrong_groups,
               wrong_groups);
}

// A batch variable, rows that are not cut, and atoms by the division for narrow indices: 5 atoms of
// 4 columns, of which the last has 1, in %n tiles.
static const char batches[] =
    "!x = tensor<?x8x64xf32>\n"
    "!w = tensor<?x64x17xf32>\n"
    "!o = tensor<?x8x17xf32>\n"
    "flow.executable @e {\n"
    "func.func @e(%x: !x, %w: !w, %n: index, %o: !o) -> !o attributes {cotile.schedule =\n"
    "    {k_threads = 1 : i64, k_tile = 16 : i64, k_unroll = 4 : i64, kind = \"contraction\",\n"
    "     lanes = 4 : i64, m_tile = 8 : i64, n_threads = 8 : i64, n_tiles = 0 : i64,\n"
    "     rows = 8 : i64, tile_atoms = 15 : i64, vectors = 2 : i64}} {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %c4 = arith.constant 4 : index\n"
    "  %c5 = arith.constant 5 : index\n"
    "  %c17 = arith.constant 17 : index\n"
    "  %b = tensor.dim %x, %c0 : !x\n"
    "  %r = scf.forall (%h, %i, %j) in (%b, 1, %n) shared_outs(%so = %o) -> !o {\n"
    "    %im = arith.muli %i, %c4 : index\n"
    "    %j1 = arith.addi %j, %c1 : index\n"
    "    %q = arith.divui %c5, %n : index\n"
    "    %t = arith.remui %c5, %n : index\n"
    "    %jq = arith.muli %j, %q : index\n"
    "    %jt = arith.muli %j, %t : index\n"
    "    %ju = arith.divui %jt, %n : index\n"
    "    %first = arith.addi %jq, %ju : index\n"
    "    %kq = arith.muli %j1, %q : index\n"
    "    %kt = arith.muli %j1, %t : index\n"
    "    %ku = arith.divui %kt, %n : index\n"
    "    %last = arith.addi %kq, %ku : index\n"
    "    %jo = arith.muli %first, %c4 : index\n"
    "    %atoms = arith.subi %last, %first : index\n"
    "    %width = arith.muli %atoms, %c4 : index\n"
    "    %rest = arith.subi %c17, %jo : index\n"
    "    %ns = arith.minsi %width, %rest : index\n"
    "    %xs = tensor.extract_slice %x[%h, 0, 0] [1, 8, 64] [1, 1, 1] : !x to tensor<8x64xf32>\n"
    "    %ws = tensor.extract_slice %w[%h, 0, %jo] [1, 64, %ns] [1, 1, 1]\n"
    "        : !w to tensor<64x?xf32>\n"
    "    %os = tensor.extract_slice %so[%h, 0, %jo] [1, 8, %ns] [1, 1, 1]\n"
    "        : !o to tensor<8x?xf32>\n"
    "    %k = linalg.matmul ins(%xs, %ws : tensor<8x64xf32>, tensor<64x?xf32>)\n"
    "        outs(%os : tensor<8x?xf32>) -> tensor<8x?xf32>\n"
    "    scf.forall.in_parallel {\n"
    "      tensor.parallel_insert_slice %k into %so[%h, 0, %jo] [1, 8, %ns] [1, 1, 1]\n"
    "          : tensor<8x?xf32> into !o\n"
    "    }\n"
    "  }\n"
    "  return %r : !o\n"
    "}\n"
    "}\n";

static const verify_case_t wrong_batches[] = {
    {"(%b, 1, %n)", "(%b, 2, %n)", "output 0: its windows do not depend on every variable", false},
    {"%so[%h, 0, %jo] [1, 8, %ns]", "%so[%h, 0, %h] [1, 8, %ns]", "dimension 2: the size", true},
    {"%so[%h, 0, %jo] [1, 8", "%so[0, 0, %jo] [1, 8", "dimension 0: its windows overlap", true},
    {"%so[%h, 0, %jo] [1, 8", "%so[%i, 0, %jo] [1, 8", "do not depend on every variable", true},
    {"%so[%h, 0, %jo] [1, 8", "%so[%h, %i, %jo] [1, 8", "dimension 1: the size", true},
    {"%q = arith.divui %c5, %n", "%q = arith.divui %c4, %n", "its offset is not a known", false},
    {"%q = arith.divui %c5, %n", "%q = arith.divui %c5, %c4", "its offset is not a known", false},
    {"%jq = arith.muli %j, %q", "%jq = arith.muli %i, %q", "its offset is not a known", false},
    {"%t = arith.remui %c5, %n", "%t = arith.remui %c5, %c4", "its offset is not a known", false},
    {"%ju = arith.divui %jt, %n", "%ju = arith.divui %jt, %c4", "its offset is not a known", false},
    {"%kt = arith.muli %j1, %t", "%kt = arith.muli %j, %t", "dimension 2: the size", false},
    {"%c5 = arith.constant 5", "%c5 = arith.constant 4", "dimension 2: its windows overlap", false},
    {"subi %c17, %jo", "subi %c5, %jo", "dimension 2: its windows overlap", false},
    {"k_tile = 16 : i64, ", "", "its schedule lacks 'k_tile'", false},
};

static void test_batches(void **state) {
  (void)state;
  verify_cases(batches, cotile_verify_schedule, sizeof wrong_batches / sizeof *wrong_batches,
               wrong_batches);
}

// Another dispatch: one variable cuts the first dimension.
static const char loops[] =
    "!t = tensor<?x8xf32>\n"
    "flow.executable @e {\n"
    "func.func @e(%x: !t, %o: !t) -> !t\n"
    "    attributes {cotile.schedule = {kind = \"loops\", tile = 4 : i64}} {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c4 = arith.constant 4 : index\n"
    "  %m = tensor.dim %o, %c0 : !t\n"
    "  %tiles = arith.ceildivui %m, %c4 : index\n"
    "  %r = scf.forall (%i) in (%tiles) shared_outs(%so = %o) -> (!t) {\n"
    "    %im = arith.muli %i, %c4 : index\n"
    "    %left = arith.subi %m, %im : index\n"
    "    %ms = arith.minsi %c4, %left : index\n"
    "    %xs = tensor.extract_slice %x[%im, 0] [%ms, 8] [1, 1] : !t to !t\n"
    "    %os = tensor.extract_slice %so[%im, 0] [%ms, 8] [1, 1] : !t to !t\n"
    "    %y = linalg.exp ins(%xs : !t) outs(%os : !t) -> !t\n"
    "    scf.forall.in_parallel {\n"
    "      tensor.parallel_insert_slice %y into %so[%im, 0] [%ms, 8] [1, 1] : !t into !t\n"
    "    }\n"
    "  }\n"
    "  return %r : !t\n"
    "}\n"
    "}\n";

static const verify_case_t wrong_loops[] = {
    {"ins(%xs : !t)", "ins(%so : !t)", "reads an output", false},
    {"ins(%xs : !t)", "ins(%o : !t)", "reads an output", false},
    {"outs(%os : !t)", "outs(%so : !t)", "reads an output", false},
    {"outs(%os : !t)", "outs(%xs : !t)", NULL, false},
    {"outs(%os : !t)", "outs(%x : !t)", "stores a tile of another size", false},
    {"%os = tensor.extract_slice %so[%im, 0] [%ms, 8] [1, 1] :", "%os = tensor.cast %xs :",
     "stores a tile of another size", false},
    {"%os = tensor.extract_slice %so[%im, 0] [%ms, 8] [1, 1] :", "%os = tensor.cast %so :",
     "stores a tile of another size", false},
    {"    %y = linalg.exp", "    %z = tensor.cast %so : !t to !t\n    %y = linalg.exp",
     "reads an output", false},
    {"    %y = linalg.exp", "    %z = tensor.dim %so, %c0 : !t\n    %y = linalg.exp", NULL, false},
    {"{kind = \"loops\", tile = 4 : i64}", SCHEDULE, "must hold a contraction", false},
    {"(%tiles) shared", "(1) shared", "dimension 0: its windows overlap", false},
    {"  return %r : !t\n", "  return %x : !t\n", "must be that of the scf.forall", false},
    {"scf.forall (%i) in (%tiles) shared", "scf.forall (%i, %j) in (%tiles, %m) shared",
     "do not depend on every variable", false},
};

static void test_loops(void **state) {
  (void)state;
  verify_cases(loops, cotile_verify_schedule, sizeof wrong_loops / sizeof *wrong_loops,
               wrong_loops);
}

// Windows of one element.
static const char elements[] =
    "!t = tensor<4x4xf32>\n"
    "flow.executable @e {\n"
    "func.func @e(%x: !t, %o: !t) -> !t\n"
    "    attributes {cotile.schedule = {kind = \"loops\", tile = 1 : i64}} {\n"
    "  %r = scf.forall (%i, %j) in (4, 4) shared_outs(%so = %o) -> (!t) {\n"
    "    %xs = tensor.extract_slice %x[%i, %j] [1, 1] [1, 1] : !t to tensor<1x1xf32>\n"
    "    %os = tensor.extract_slice %so[%i, %j] [1, 1] [1, 1] : !t to tensor<1x1xf32>\n"
    "    %y = linalg.exp ins(%xs : tensor<1x1xf32>) outs(%os : tensor<1x1xf32>)\n"
    "        -> tensor<1x1xf32>\n"
    "    scf.forall.in_parallel {\n"
    "      tensor.parallel_insert_slice %y into %so[%i, %j] [1, 1] [1, 1]\n"
    "          : tensor<1x1xf32> into !t\n"
    "    }\n"
    "  }\n"
    "  return %r : !t\n"
    "}\n"
    "}\n";

static const verify_case_t wrong_elements[] = {
    {"%so[%i, %j]", "%so[%i, %i]", "a variable of the scf.forall cuts it twice", true},
    {"%so[%i, %j]", "%so[%j, %i]", NULL, true},
    {"in (4, 4)", "in (4, 5)", "dimension 1: its windows overlap", false},
    {"  %r = scf.forall (%i, %j) in (4, 4)",
     "  %c0 = arith.constant 0 : index\n  %n = tensor.dim %x, %c0 : !t\n"
     "  %r = scf.forall (%i, %j) in (%n, 4)",
     "dimension 0: its windows overlap", false},
    {"in (4, 4)", "in (3, 4)", "dimension 0: its windows overlap", false},
    {"%so[%i, %j]", "%so[%i, 0]", "dimension 1: its windows overlap", true},
};

static void test_elements(void **state) {
  (void)state;
  verify_cases(elements, cotile_verify_schedule, sizeof wrong_elements / sizeof *wrong_elements,
               wrong_elements);
}

// Two windows of one output: %n is the offset of the second, and the size of the first.
static const char packed[] =
    "!t = tensor<?x8xf32>\n"
    "!o = tensor<?x24xf32>\n"
    "flow.executable @e {\n"
    "func.func @e(%x: !t, %n: index, %o: !o) -> !o\n"
    "    attributes {cotile.schedule = {kind = \"loops\", tile = 4 : i64}} {\n"
    "  %c4 = arith.constant 4 : index\n"
    "  %a = tensor.extract_slice %o[0, 0] [%n, 8] [1, 1] : !o to !t\n"
    "  %b = tensor.extract_slice %o[%n, 0] [%n, 8] [1, 1] : !o to !t\n"
    "  %tiles = arith.ceildivui %n, %c4 : index\n"
    "  %r:2 = scf.forall (%i) in (%tiles) shared_outs(%sa = %a, %sb = %b) -> (!t, !t) {\n"
    "    %im = arith.muli %i, %c4 : index\n"
    "    %left = arith.subi %n, %im : index\n"
    "    %ms = arith.minsi %c4, %left : index\n"
    "    %xs = tensor.extract_slice %x[%im, 0] [%ms, 8] [1, 1] : !t to !t\n"
    "    %as = tensor.extract_slice %sa[%im, 0] [%ms, 8] [1, 1] : !t to !t\n"
    "    %bs = tensor.extract_slice %sb[%im, 0] [%ms, 8] [1, 1] : !t to !t\n"
    "    %y = linalg.exp ins(%xs : !t) outs(%as : !t) -> !t\n"
    "    %z = linalg.tanh ins(%xs : !t) outs(%bs : !t) -> !t\n"
    "    scf.forall.in_parallel {\n"
    "      tensor.parallel_insert_slice %y into %sa[%im, 0] [%ms, 8] [1, 1] : !t into !t\n"
    "      tensor.parallel_insert_slice %z into %sb[%im, 0] [%ms, 8] [1, 1] : !t into !t\n"
    "    }\n"
    "  }\n"
    "  %p = tensor.insert_slice %r#0 into %o[0, 0] [%n, 8] [1, 1] : !t into !o\n"
    "  %q = tensor.insert_slice %r#1 into %p[%n, 0] [%n, 8] [1, 1] : !t into !o\n"
    "  return %q : !o\n"
    "}\n"
    "}\n";

static const verify_case_t wrong_packed[] = {
    {"[%n, 0]", "[0, 8]", NULL, true},
    {"[%n, 0]", "[0, 16]", NULL, true},
    {"[%n, 0]", "[0, 7]", "output 1 may overwrite output 0", true},
    {"[%n, 0]", "[0, 0]", "output 1 may overwrite output 0", true},
    {"[%n, 0]", "[%c4, 0]", "output 1 may overwrite output 0", true},
    {"%o[%n, 0]", "%o[0, 8]", "result 0 is not laid out as the shared output is", false},
    {"%p[%n, 0]", "%p[0, 8]", "result 0 is not laid out as the shared output is", false},
    {"%r#1 into %p", "%r#1 into %o", "must have as many shared outputs", false},
    {"%r#1 into %p", "%r#0 into %p", "result 0 must be that of the scf.forall", false},
    {"return %q", "return %p", "must have as many shared outputs", false},
    {"  return %q : !o\n",
     "  %s = tensor.insert_slice %r#1 into %q[%n, 16] [%n, 8] [1, 1] : !t into !o\n"
     "  return %s : !o\n",
     "must have as many shared outputs", false},
    {"  return %q", "  %v = linalg.exp ins(%p : !o) outs(%p : !o) -> !o\n  return %q",
     "is read before all is inserted", false},
    {"%sb = %b", "%sb = %a", "result 0 is not laid out as the shared output is", false},
};

static void test_packed(void **state) {
  (void)state;
  verify_cases(packed, cotile_verify_schedule, sizeof wrong_packed / sizeof *wrong_packed,
               wrong_packed);
}

// Windows of two rows; the last has one.
static const char clipped[] =
    "!t = tensor<7x8xf32>\n"
    "flow.executable @e {\n"
    "func.func @e(%x: !t, %o: !t) -> !t\n"
    "    attributes {cotile.schedule = {kind = \"loops\", tile = 2 : i64}} {\n"
    "  %c2 = arith.constant 2 : index\n"
    "  %c7 = arith.constant 7 : index\n"
    "  %r = scf.forall (%i) in (4) shared_outs(%so = %o) -> (!t) {\n"
    "    %im = arith.muli %i, %c2 : index\n"
    "    %left = arith.subi %c7, %im : index\n"
    "    %ms = arith.minsi %c2, %left : index\n"
    "    %e = tensor.empty(%ms) : tensor<?x8xf32>\n"
    "    %y = linalg.exp ins(%e : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>)\n"
    "        -> tensor<?x8xf32>\n"
    "    scf.forall.in_parallel {\n"
    "      tensor.parallel_insert_slice %y into %so[%im, 0] [%ms, 8] [1, 1]\n"
    "          : tensor<?x8xf32> into !t\n"
    "    }\n"
    "  }\n"
    "  return %r : !t\n"
    "}\n"
    "}\n";

static const verify_case_t wrong_clipped[] = {
    {"constant 7 :", "constant 8 :", "dimension 0: its windows overlap", false},
    {"in (4)", "in (3)", "dimension 0: its windows overlap", false},
};

static void test_clipped(void **state) {
  (void)state;
  verify_cases(clipped, cotile_verify_schedule, sizeof wrong_clipped / sizeof *wrong_clipped,
               wrong_clipped);
}

// All windows have two rows.
static const char pairs[] =
    "!t = tensor<8x8xf32>\n"
    "flow.executable @e {\n"
    "func.func @e(%x: !t, %k: index, %o: !t) -> !t\n"
    "    attributes {cotile.schedule = {kind = \"loops\", tile = 2 : i64}} {\n"
    "  %n = arith.constant 4 : index\n"
    "  %c2 = arith.constant 2 : index\n"
    "  %r = scf.forall (%i) in (%n) shared_outs(%so = %o) -> (!t) {\n"
    "    %im = arith.muli %i, %c2 : index\n"
    "    %e = tensor.empty() : tensor<2x8xf32>\n"
    "    %y = linalg.exp ins(%e : tensor<2x8xf32>) outs(%e : tensor<2x8xf32>)\n"
    "        -> tensor<2x8xf32>\n"
    "    scf.forall.in_parallel {\n"
    "      tensor.parallel_insert_slice %y into %so[%im, 0] [2, 8] [1, 1]\n"
    "          : tensor<2x8xf32> into !t\n"
    "    }\n"
    "  }\n"
    "  return %r : !t\n"
    "}\n"
    "}\n";

static const verify_case_t wrong_pairs[] = {
    {"tensor<8x8xf32>", "tensor<7x8xf32>", "dimension 0: its windows overlap", false},
    {"tensor<8x8xf32>", "tensor<?x8xf32>", "dimension 0: its windows overlap", false},
    {"in (%n)", "in (%k)", "dimension 0: its windows overlap", false},
    {"muli %i, %c2", "muli %i, %k", "its offset is not a known", false},
    {"!t = tensor<8x8xf32>\n"
     "flow.executable @e {\n"
     "func.func @e(%x: !t, %k: index, %o: !t) -> !t\n"
     "    attributes {cotile.schedule = {kind = \"loops\", tile = 2 : i64}} {\n"
     "  %n = arith.constant 4 : index\n",
     "!t = tensor<?x8xf32>\n"
     "flow.executable @e {\n"
     "func.func @e(%x: !t, %n: index, %o: !t) -> !t\n"
     "    attributes {cotile.schedule = {kind = \"loops\", tile = 2 : i64}} {\n",
     "dimension 0: its windows overlap", false},
};

static void test_pairs(void **state) {
  (void)state;
  verify_cases(pairs, cotile_verify_schedule, sizeof wrong_pairs / sizeof *wrong_pairs,
               wrong_pairs);
}

// Five atoms of 4 columns, of which the last has 1, in two tiles, by the division for narrow
// indices: 5 is twice 2 and 1.
static const char narrow[] =
    "!t = tensor<8x17xf32>\n"
    "!r = tensor<8x?xf32>\n"
    "flow.executable @e {\n"
    "func.func @e(%x: !t, %k: index, %o: !t) -> !t\n"
    "    attributes {cotile.schedule = {kind = \"loops\", tile = 2 : i64}} {\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %n = arith.constant 2 : index\n"
    "  %q = arith.constant 2 : index\n"
    "  %t = arith.constant 1 : index\n"
    "  %c4 = arith.constant 4 : index\n"
    "  %c17 = arith.constant 17 : index\n"
    "  %r = scf.forall (%j) in (2) shared_outs(%so = %o) -> (!t) {\n"
    "    %j1 = arith.addi %j, %c1 : index\n"
    "    %jq = arith.muli %j, %q : index\n"
    "    %jt = arith.muli %j, %t : index\n"
    "    %ju = arith.divui %jt, %n : index\n"
    "    %first = arith.addi %jq, %ju : index\n"
    "    %kq = arith.muli %j1, %q : index\n"
    "    %kt = arith.muli %j1, %t : index\n"
    "    %ku = arith.divui %kt, %n : index\n"
    "    %last = arith.addi %kq, %ku : index\n"
    "    %jo = arith.muli %first, %c4 : index\n"
    "    %atoms = arith.subi %last, %first : index\n"
    "    %width = arith.muli %atoms, %c4 : index\n"
    "    %rest = arith.subi %c17, %jo : index\n"
    "    %ns = arith.minsi %width, %rest : index\n"
    "    %e = tensor.empty(%ns) : !r\n"
    "    %y = linalg.exp ins(%e : !r) outs(%e : !r) -> !r\n"
    "    scf.forall.in_parallel {\n"
    "      tensor.parallel_insert_slice %y into %so[0, %jo] [8, %ns] [1, 1] : !r into !t\n"
    "    }\n"
    "  }\n"
    "  return %r : !t\n"
    "}\n"
    "}\n";

static const verify_case_t wrong_narrow[] = {
    {"%q = arith.constant 2", "%q = arith.constant 3", "dimension 1: its windows overlap", false},
    {"%t = arith.constant 1", "%t = arith.constant 2", "its offset is not a known", false},
    {"%q = arith.constant 2 : index\n  %t = arith.constant 1",
     "%q = arith.constant 3 : index\n  %t = arith.constant -1", "its offset is not a known", false},
    {"%q = arith.constant 2 : index\n  %t = arith.constant 1",
     "%q = arith.constant 1 : index\n  %t = arith.constant 3", "its offset is not a known", false},
    {"%q = arith.constant 2 : index\n", "%q = arith.constant -9223372036854775806 : index\n",
     "its offset is not a known", false},
    {"arith.muli %j, %q", "arith.muli %j, %k", "its offset is not a known", false},
    {"arith.muli %j, %t", "arith.muli %j, %k", "its offset is not a known", false},
    {"in (2)", "in (%k)", "its offset is not a known", false},
    {"muli %first, %c4", "muli %first, %k", "its offset is not a known", false},
    {"constant 17 :", "constant 18 :", "dimension 1: its windows overlap", false},
};

static void test_narrow(void **state) {
  (void)state;
  verify_cases(narrow, cotile_verify_schedule, sizeof wrong_narrow / sizeof *wrong_narrow,
               wrong_narrow);
}

// Two outputs of one type, computed apart.
static const char twins[] =
    "!t = tensor<4x8xf32>\n"
    "!r = tensor<1x8xf32>\n"
    "flow.executable @e {\n"
    "func.func @e(%x: !t, %o: !t, %p: !t) -> (!t, !t)\n"
    "    attributes {cotile.schedule = {kind = \"loops\", tile = 1 : i64}} {\n"
    "  %r:2 = scf.forall (%i) in (4) shared_outs(%so = %o, %sp = %p) -> (!t, !t) {\n"
    "    %xs = tensor.extract_slice %x[%i, 0] [1, 8] [1, 1] : !t to !r\n"
    "    %os = tensor.extract_slice %so[%i, 0] [1, 8] [1, 1] : !t to !r\n"
    "    %ps = tensor.extract_slice %sp[%i, 0] [1, 8] [1, 1] : !t to !r\n"
    "    %y = linalg.exp ins(%xs : !r) outs(%os : !r) -> !r\n"
    "    %z = linalg.log ins(%xs : !r) outs(%ps : !r) -> !r\n"
    "    scf.forall.in_parallel {\n"
    "      tensor.parallel_insert_slice %y into %so[%i, 0] [1, 8] [1, 1] : !r into !t\n"
    "      tensor.parallel_insert_slice %z into %sp[%i, 0] [1, 8] [1, 1] : !r into !t\n"
    "    }\n"
    "  }\n"
    "  return %r#0, %r#1 : !t, !t\n"
    "}\n"
    "}\n";

static const verify_case_t wrong_twins[] = {
    {"outs(%os", "outs(%ps", "stores a tile of another output", false},
    {"slice %z into", "slice %y into", NULL, false}, // one value that both outputs get
    {"slice %z into %sp", "slice %z into %so",
     "output 0 must be stored once, not 2 times\noutput 1 must be stored once, not 0 times", false},
    {"%r#0, %r#1", "%r#1, %r#0",
     "result 0 must be that of the scf.forall\nresult 1 must be that of the scf.forall", false},
    {"%so = %o, %sp = %p", "%so = %p, %sp = %o",
     "shared output 0 must be argument 1\nshared output 1 must be argument 2", false},
    {"%so = %o, %sp = %p", "%so = %o, %sp = %o", "shared output 1 must be argument 2", false},
    {"%so = %o, %sp = %p", "%so = %o, %sp = %x", "shared output 1 must be argument 2", false},
};

static void test_twins(void **state) {
  (void)state;
  verify_cases(twins, cotile_verify_schedule, sizeof wrong_twins / sizeof *wrong_twins,
               wrong_twins);
}

// One workgroup, which computes on whole tensors; the second result of what is stored for the
// first.
static const char whole[] =
    "!t = tensor<4x8xf32>\n"
    "flow.executable @e {\n"
    "func.func @e(%x: !t, %o: !t, %p: !t) -> (!t, !t)\n"
    "    attributes {cotile.schedule = {kind = \"loops\", tile = 1 : i64}} {\n"
    "  %e = tensor.empty() : !t\n"
    "  %q = linalg.exp ins(%x : !t) outs(%e : !t) -> !t\n"
    "  %r:2 = scf.forall (%i) in (1) shared_outs(%so = %o, %sp = %p) -> (!t, !t) {\n"
    "    %true = arith.constant true\n"
    "    %y = linalg.exp ins(%x : !t) outs(%so : !t) -> !t\n"
    "    %z = linalg.log ins(%q : !t) outs(%sp : !t) -> !t\n"
    "    scf.forall.in_parallel {\n"
    "      tensor.parallel_insert_slice %y into %so[0, 0] [4, 8] [1, 1] : !t into !t\n"
    "      tensor.parallel_insert_slice %z into %sp[0, 0] [4, 8] [1, 1] : !t into !t\n"
    "    }\n"
    "  }\n"
    "  return %r#0, %r#1 : !t, !t\n"
    "}\n"
    "}\n"
    "func.func @f(%x: !t, %o: !t, %p: !t) -> (!t, !t) {\n"
    "  %r:2 = flow.dispatch @e ins(%x : !t) outs(%o, %p : !t, !t) -> !t, !t\n"
    "  return %r#0, %r#1 : !t, !t\n"
    "}\n";

static const verify_case_t wrong_wholes[] = {
    // What an output held before, and what is computed elsewhere.
    {"exp ins(%x : !t) outs(%so", "exp ins(%so : !t) outs(%so", "reads an output", false},
    {"    %y =", "    %s = arith.select %true, %x, %so : !t\n    %y =", "reads an output", false},
    {"log ins(%q : !t) outs(%sp : !t) -> !t",
     "generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],\n"
     "        iterator_types = [\"parallel\", \"parallel\"]} outs(%sp : !t) {\n"
     "    ^bb0(%out: f32):\n"
     "      %k = linalg.index 0 : index\n"
     "      %v = tensor.extract %so[%k, %k] : !t\n"
     "      linalg.yield %v : f32\n"
     "    } -> !t",
     "reads an output", false},
    {"slice %z into", "slice %q into", "stores a tile of another size", false},
    {"slice %z into", "slice %so into",
     "reads an output\nstores what the workgroup has not computed", false},
    // Output 0 gets what was computed on the tile that output 1 gets.
    {"%z = linalg.log ins(%q : !t) outs(%sp : !t) -> !t\n"
     "    scf.forall.in_parallel {\n"
     "      tensor.parallel_insert_slice %y into %so[0, 0] [4, 8] [1, 1] : !t into !t\n"
     "      tensor.parallel_insert_slice %z into",
     "%z = linalg.log ins(%y : !t) outs(%so : !t) -> !t\n"
     "    scf.forall.in_parallel {\n"
     "      tensor.parallel_insert_slice %z into %so[0, 0] [4, 8] [1, 1] : !t into !t\n"
     "      tensor.parallel_insert_slice %y into",
     "stores a tile of another output", false},
    {"ins(%x : !t) outs(%o, %p", "ins(%x, %x : !t, !t) outs(%o, %p", "are not those of 'e'", false},
    {"%r:2 = flow.dispatch @e ins(%x : !t) outs(%o, %p : !t, !t) -> !t, !t",
     "%r:3 = flow.dispatch @e ins() outs(%x, %o, %p : !t, !t, !t) -> !t, !t, !t",
     "are not those of 'e'", false},
};

static void test_whole(void **state) {
  (void)state;
  verify_cases(whole, cotile_verify_schedule, sizeof wrong_wholes / sizeof *wrong_wholes,
               wrong_wholes);
}

// A result that lies in memory as a window of a tensor, its rows and heads exchanged: the heads are
// folded in front of the scf.forall and unfolded behind it.
static const char laid_out[] =
    "!t = tensor<?x?x?xf32>\n"
    "!m = tensor<?x?xf32>\n"
    "!r = tensor<1x?xf32>\n"
    "#id = affine_map<(h, m, n) -> (h, m, n)>\n"
    "#turn = affine_map<(h, m, n) -> (m, h, n)>\n"
    "flow.executable @e {\n"
    "func.func @e(%x: !m, %c: !t, %at: index, %h: index, %k: index, %o: !t) -> !t\n"
    "    attributes {cotile.schedule = {kind = \"loops\", tile = 1 : i64}} {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %m = tensor.dim %x, %c0 : !m\n"
    "  %n = tensor.dim %x, %c1 : !m\n"
    "  %w = tensor.extract_slice %o[0, %at, 0] [%h, %m, %k] [1, 1, 1] : !t to !t\n"
    "  %e = tensor.empty(%m, %h, %k) : !t\n"
    "  %t = linalg.generic {indexing_maps = [#turn, #id],\n"
    "      iterator_types = [\"parallel\", \"parallel\", \"parallel\"]}\n"
    "      ins(%w : !t) outs(%e : !t) {\n"
    "  ^bb0(%in: f32, %out: f32):\n"
    "    linalg.yield %in : f32\n"
    "  } -> !t\n"
    "  %v = tensor.collapse_shape %t [[0], [1, 2]] : !t into !m\n"
    "  %r = scf.forall (%i) in (%m) shared_outs(%so = %v) -> (!m) {\n"
    "    %xs = tensor.extract_slice %x[%i, 0] [1, %n] [1, 1] : !m to !r\n"
    "    %os = tensor.extract_slice %so[%i, 0] [1, %n] [1, 1] : !m to !r\n"
    "    %y = linalg.exp ins(%xs : !r) outs(%os : !r) -> !r\n"
    "    scf.forall.in_parallel {\n"
    "      tensor.parallel_insert_slice %y into %so[%i, 0] [1, %n] [1, 1] : !r into !m\n"
    "    }\n"
    "  }\n"
    "  %b = tensor.expand_shape %r [[0], [1, 2]] output_shape [%m, %h, %k] : !m into !t\n"
    "  %f = tensor.empty(%h, %m, %k) : !t\n"
    "  %u = linalg.transpose ins(%b : !t) outs(%f : !t) permutation = [1, 0, 2]\n"
    "  %z = tensor.insert_slice %u into %o[0, %at, 0] [%h, %m, %k] [1, 1, 1] : !t into !t\n"
    "  return %z : !t\n"
    "}\n"
    "}\n";

#define NOT_UNDONE "result 0 is not laid out as the shared output is"

static const verify_case_t wrong_laid_out[] = {
    // The window: shifted, too wide, with other steps, of another tensor, or none.
    {"slice %o[0, %at, 0]", "slice %o[0, %k, 0]", NOT_UNDONE, false},
    {"into %o[0, %at, 0]", "into %o[0, 0, 0]", NOT_UNDONE, false},
    {"slice %o[0, %at, 0] [%h, %m, %k]", "slice %o[0, %at, 0] [%h, %n, %k]", NOT_UNDONE, false},
    {"into %o[0, %at, 0] [%h, %m, %k] [1, 1, 1]", "into %o[0, %at, 0] [%h, %m, %k] [1, 2, 1]",
     NOT_UNDONE, false},
    {"slice %o[0, %at, 0]", "slice %c[0, %at, 0]", "shared output 0 must be argument 5", false},
    {"into %o[0, %at, 0]", "into %c[0, %at, 0]", NOT_UNDONE, false},
    {"return %z", "return %u", NOT_UNDONE, false},
    {"ins(%w : !t)", "ins(%o : !t)", NOT_UNDONE, false},
    {"dim %x, %c1 : !m", "dim %x, %c0 : !m", "output 0, dimension 1: its windows overlap", false},
    // The order of dimensions.
    {"[#turn, #id]", "[#id, #id]", NOT_UNDONE, false},
    {"permutation = [1, 0, 2]", "permutation = [0, 1, 2]", NOT_UNDONE, false},
    {"collapse_shape %t", "collapse_shape %w", NOT_UNDONE, false},
    {"slice %u into", "slice %b into", NOT_UNDONE, false},
    {"outs(%f : !t)", "outs(%o : !t)", NULL, false},
    {"outs(%f : !t)", "outs(%c : !t)", NOT_UNDONE, false},
    // The heads.
    {"%t [[0], [1, 2]]", "%t [[0, 1], [2]]", NOT_UNDONE, false},
    {"%r [[0], [1, 2]]", "%r [[0, 1], [2]]", NOT_UNDONE, false},
    // What is done to it, and in which order.
    {"  return %z",
     "  %z2 = linalg.transpose ins(%z : !t) outs(%o : !t) permutation = [1, 0, 2]\n"
     "  return %z2",
     NOT_UNDONE, false},
    {"  return %z", "  return %c", "result 0 must be that of the scf.forall", false},
    {"  %r = scf.forall (%i) in (%m) shared_outs(%so = %v)",
     "  %v2 = linalg.exp ins(%v : !m) outs(%x : !m) -> !m\n"
     "  %r = scf.forall (%i) in (%m) shared_outs(%so = %v2)",
     "shared output 0 must be argument 5", false},
    {"  %r = scf.forall",
     "  %v2 = linalg.exp ins(%v : !m) outs(%v : !m) -> !m\n"
     "  %r = scf.forall",
     "reads an output", false},
    {"  return %z", "  %z2 = linalg.exp ins(%z : !t) outs(%f : !t) -> !t\n  return %z2",
     "result 0 must be that of the scf.forall", false},
    // Nothing reads the output.
    {"slice %x[%i, 0]", "slice %v[%i, 0]", "reads an output", false},
    {"  return",
     "  %l = tensor.insert_slice %w into %c[0, 0, 0] [%h, %m, %k] [1, 1, 1]\n"
     "      : !t into !t\n  return",
     "reads an output", false},
    {"dim %x, %c0 : !m", "dim %o, %c1 : !t", NULL, false},
};

static void test_laid_out(void **state) {
  (void)state;
  verify_cases(laid_out, cotile_verify_schedule, sizeof wrong_laid_out / sizeof *wrong_laid_out,
               wrong_laid_out);
}

// Sizes that are constants, but not of types.
static const char constants[] =
    "!t = tensor<4x?xf32>\n"
    "flow.executable @e {\n"
    "func.func @e(%x: !t, %o: !t) -> !t\n"
    "    attributes {cotile.schedule = {kind = \"loops\", tile = 1 : i64}} {\n"
    "  %c9 = arith.constant 9 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %n = tensor.dim %x, %c1 : !t\n"
    "  %r = scf.forall (%i) in (%n) shared_outs(%so = %o) -> (!t) {\n"
    "    %y = tensor.empty(%c1) : !t\n"
    "    %z = linalg.exp ins(%y : !t) outs(%y : !t) -> !t\n"
    "    scf.forall.in_parallel {\n"
    "      tensor.parallel_insert_slice %z into %so[0, %i] [4, %c1] [1, 1] : !t into !t\n"
    "    }\n"
    "  }\n"
    "  return %r : !t\n"
    "}\n"
    "}\n";

static const verify_case_t wrong_constants[] = {
    {"tensor.empty(%c1)", "tensor.empty(%c9)", "stores a tile of another size", false},
    {"[0, %i] [4, %c1]", "[0, %i] [4, %c9]", "stores a tile of another size", false},
};

static void test_constants(void **state) {
  (void)state;
  verify_cases(constants, cotile_verify_schedule, sizeof wrong_constants / sizeof *wrong_constants,
               wrong_constants);
}

// Parts that are missing.
static const char empty[] =
    "func.func @f(%x: tensor<4xf32>, %e: tensor<4xf32>) -> tensor<4xf32> {\n"
    "  return %x : tensor<4xf32>\n"
    "}\n";

#define NEST(variables, bounds)                                                                    \
  "flow.executable @e {\n"                                                                         \
  "func.func @e(%o: tensor<4xf32>) attributes {cotile.schedule = {kind = \"loops\", tile = 0}} "   \
  "{\n"                                                                                            \
  "  %r = scf.forall (" variables ") in (" bounds ") shared_outs(%s = %o) -> (tensor<4xf32>) {\n"  \
  "    scf.forall.in_parallel {\n    }\n  }\n  return\n}\n}\nfunc.func @f"

static const verify_case_t wrong_empty[] = {
    {"func.func @f", NEST("%a", "4"), "must have as many shared outputs", false},
    {"func.func @f",
     "flow.executable @e {\n"
     "func.func @e() -> tensor<4xf32> attributes {cotile.schedule = {kind = \"loops\", tile = 0}} "
     "{\n"
     "  %o = tensor.empty() : tensor<4xf32>\n"
     "  %r = scf.forall (%i) in (4) shared_outs(%s = %o) -> (tensor<4xf32>) {\n"
     "    scf.forall.in_parallel {\n    }\n  }\n  return %r : tensor<4xf32>\n}\n}\nfunc.func @f",
     "must have as many shared outputs", false},
    {"func.func @f(%x: tensor<4xf32>, %e: tensor<4xf32>) -> tensor<4xf32> {\n",
     "flow.executable @d {\n"
     "ml_program.global private @g(dense<0.0> : tensor<4xf32>) : tensor<4xf32>\n}\n"
     "func.func @f(%x: tensor<4xf32>, %e: tensor<4xf32>) -> tensor<4xf32> {\n"
     "  %r = flow.dispatch @d ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>\n",
     "must hold one func.func, not 0", false},
    {"  return %x",
     "  %r = flow.dispatch @d ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>\n"
     "  return %r : tensor<4xf32>\n}\n"
     "\"flow.executable\"() <{sym_name = \"d\"}> ({\n^bb0:\n}) : () -> ()\n"
     "func.func @g(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
     "  return %x",
     "must hold one func.func, not 0", false},
    {"func.func @f",
     NEST("%a, %b, %c, %d, %e, %f, %g, %h, %i, %j, %k, %l, %m, %n, %p, %q, %t",
          "1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1"),
     "has too many variables", false},
    {"func.func @f", "flow.executable @e {\n}\nfunc.func @f", "", false},
    {"func.func @f", "flow.executable @e {\nfunc.func @e() {\nreturn\n}\n}\nfunc.func @f",
     "must hold one scf.forall, not 0", false},
    {"func.func @f", "flow.executable @e {\nfunc.func private @e()\n}\nfunc.func @f",
     "must have a body", false},
    {"func.func @f",
     "flow.executable @e {\nfunc.func @e() {\nreturn\n}\nfunc.func @d() {\nreturn\n}\n}\n"
     "func.func @f",
     "must hold one func.func, not 2", false},
    {"func.func @f",
     "!t = tensor<1x1x1x1x1x1x1x1x4xf32>\n"
     "flow.executable @e {\n"
     "func.func @e(%x: !t, %o: !t) -> !t\n"
     "    attributes {cotile.schedule = {kind = \"loops\", tile = 0}} {\n"
     "  %r = scf.forall (%i) in (1) shared_outs(%s = %o) -> (!t) {\n"
     "    %y = linalg.exp ins(%x : !t) outs(%s : !t) -> !t\n"
     "    scf.forall.in_parallel {\n"
     "      tensor.parallel_insert_slice %y into %s[0, 0, 0, 0, 0, 0, 0, 0, 0]\n"
     "          [1, 1, 1, 1, 1, 1, 1, 1, 4] [1, 1, 1, 1, 1, 1, 1, 1, 1] : !t into !t\n"
     "    }\n  }\n  return %r : !t\n}\n}\nfunc.func @f",
     "in too many dimensions", false},
    {"  return %x",
     "  %y = flow.dispatch.workgroups @d ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) {\n"
     "  ^bb0(%a: tensor<4xf32>, %o: tensor<4xf32>):\n"
     "    %z = linalg.exp ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>\n"
     "    flow.return %z : tensor<4xf32>\n"
     "  } -> tensor<4xf32>\n"
     "  return %y",
     "a dispatch that is not scheduled", false},
};

static void test_empty(void **state) {
  (void)state;
  verify_cases(empty, cotile_verify_schedule, sizeof wrong_empty / sizeof *wrong_empty,
               wrong_empty);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_group),     cmocka_unit_test(test_batches),
      cmocka_unit_test(test_loops),     cmocka_unit_test(test_elements),
      cmocka_unit_test(test_twins),     cmocka_unit_test(test_clipped),
      cmocka_unit_test(test_pairs),     cmocka_unit_test(test_narrow),
      cmocka_unit_test(test_whole),     cmocka_unit_test(test_laid_out),
      cmocka_unit_test(test_constants), cmocka_unit_test(test_packed),
      cmocka_unit_test(test_empty),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
