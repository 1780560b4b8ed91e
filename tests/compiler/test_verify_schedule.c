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
     "%sp[%im, %jp] [%ms, 8] [1, 1] : !p to tensor<?x8xf32>", "stores a tile of another output",
     false},
    {"slice %so[%im, %jo]", "slice %so[%im, %j]", "its window of the output is not the one that is",
     false},
    {"slice %so[%im, %jo] [%ms, 8]", "slice %so[%im, %jo] [%i, 8]",
     "its window of the output is not the one that is", false},
    {"%os = tensor.extract_slice %so[%im, %jo] [%ms, 8] [1, 1] : !o to",
     "%os = tensor.empty(%m) :", "stores a tile of another size", false},
    {"%os = tensor.extract_slice %so[%im, %jo] [%ms, 8] [1, 1] : !o to",
     "%os = tensor.empty(%ms) :", NULL, false},
    // Windows.
    {"%im = arith.muli %i, %c32", "%im = arith.muli %i, %c8", "dimension 0: the size", false},
    {"minsi %c32, %left", "minsi %c24, %left", "dimension 0: the size", false},
    {"subi %m, %im", "subi %m, %i", "dimension 0: the size", false},
    {"ceildivui %m, %c32", "ceildivui %m, %c24", "dimension 0: its windows overlap", false},
    {"ceildivui %m, %c32", "divui %m, %c32", "dimension 0: its windows overlap", false},
    {"(%tiles, 2) shared", "(%tiles, 3) shared", "dimension 1: its windows overlap", false},
    {"%jo = arith.muli %j, %c8", "%jo = arith.muli %j, %c3", "dimension 1: the size", false},
    {"%jo = arith.muli %j, %c8", "%jo = arith.muli %i, %c8", "dimension 1: its windows overlap",
     false},
    {"%jo = arith.muli %j, %c8", "%jo = arith.addi %j, %c8", "its offset is not a known function",
     false},
    {"%jo] [%ms, 8]", "0] [%ms, 8]", "dimension 1: its windows overlap", true},
    {"arith.muli %j1, %c3", "arith.muli %j1, %c2", "dimension 1: the size", false},
    {"%jb = arith.muli %j1", "%jb = arith.muli %j", "dimension 1: the size", false},
    {"arith.addi %j, %c1", "arith.addi %j, %c2", "dimension 1: the size", false},
    {"%c3 : index\n    %first", "%c2 : index\n    %first", "dimension 1: the size", false},
    {"%c2 : index\n    %jb", "%c3 : index\n    %jb", "its offset is not a known function", false},
    {"subi %last, %first", "subi %first, %last", "dimension 1: the size", false},
    {"muli %atoms, %c8", "muli %atoms, %c3", "dimension 1: the size", false},
    {"subi %c24, %jp", "subi %c24, %jo", "dimension 1: the size", false},
    {"subi %c24, %jp", "subi %c32, %jp", "dimension 1: its windows overlap", false},
    {"arith.constant 3 :", "arith.constant 5 :", "dimension 1: its windows overlap", false},
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
    {"scf.forall (%i, %j) in (%tiles, 2)",
     "scf.forall (%i, %j) = (0, 0) to (%tiles, 2) step (1, 2)", "must run from 0 in steps of 1",
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
    {"(%b, 1, %n)", "(%b, 2, %n)", "do not depend on every variable", false},
    {"%so[%h, 0, %jo] [1, 8, %ns]", "%so[%h, 0, %h] [1, 8, %ns]", "dimension 2: the size", true},
    {"%so[%h, 0, %jo] [1, 8", "%so[0, 0, %jo] [1, 8", "dimension 0: its windows overlap", true},
    {"%so[%h, 0, %jo] [1, 8", "%so[%i, 0, %jo] [1, 8", "do not depend on every variable", true},
    {"%so[%h, 0, %jo] [1, 8", "%so[%h, %i, %jo] [1, 8", "dimension 1: the size", true},
    {"%q = arith.divui %c5, %n", "%q = arith.divui %c4, %n", "its offset is not a known", false},
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
      cmocka_unit_test(test_group),    cmocka_unit_test(test_batches), cmocka_unit_test(test_loops),
      cmocka_unit_test(test_elements), cmocka_unit_test(test_packed),  cmocka_unit_test(test_empty),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
