// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/query.h"

#include <math.h>
#include <string.h>

#include <mlir-c/AffineExpr.h>
#include <mlir-c/Dialect/Linalg.h>

bool cotile_str_equal(MlirStringRef a, const char *b) {
  return a.length == strlen(b) && !memcmp(a.data, b, a.length);
}

MlirStringRef cotile_op_name(MlirOperation op) {
  return mlirIdentifierStr(mlirOperationGetName(op));
}

bool cotile_op_is(MlirOperation op, const char *name) {
  return cotile_str_equal(cotile_op_name(op), name);
}

bool cotile_op_is_dialect(MlirOperation op, const char *dialect) {
  MlirStringRef name = cotile_op_name(op);
  size_t length = strlen(dialect);
  return name.length > length && name.data[length] == '.' && !memcmp(name.data, dialect, length);
}

MlirOperation cotile_defining_op(MlirValue value) {
  if (!mlirValueIsAOpResult(value)) return (MlirOperation){NULL};
  return mlirOpResultGetOwner(value);
}

int cotile_use_count(MlirValue value) {
  int count = 0;
  for (MlirOpOperand use = mlirValueGetFirstUse(value); !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use))
    count++;
  return count;
}

MlirAttribute cotile_op_attribute(MlirOperation op, const char *name) {
  return mlirOperationGetAttributeByName(op, cotile_str(name));
}

bool cotile_op_integer(MlirOperation op, const char *name, int64_t *out_value) {
  MlirAttribute attribute = cotile_op_attribute(op, name);
  if (mlirAttributeIsNull(attribute) || !mlirAttributeIsAInteger(attribute)) return false;
  *out_value = mlirIntegerAttrGetValueInt(attribute);
  return true;
}

MlirStringRef cotile_op_string(MlirOperation op, const char *name) {
  MlirAttribute attribute = cotile_op_attribute(op, name);
  if (mlirAttributeIsNull(attribute)) return mlirStringRefCreate(NULL, 0);
  if (mlirAttributeIsAString(attribute)) return mlirStringAttrGetValue(attribute);
  if (mlirAttributeIsAFlatSymbolRef(attribute)) return mlirFlatSymbolRefAttrGetValue(attribute);
  return mlirStringRefCreate(NULL, 0);
}

MlirBlock cotile_op_body(MlirOperation op) {
  return mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
}

MlirOperation cotile_block_terminator(MlirBlock block) {
  MlirOperation last = {NULL};
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op))
    last = op;
  return last;
}

MlirAttribute cotile_argument_attribute(MlirOperation function, intptr_t index, const char *name) {
  MlirAttribute all = cotile_op_attribute(function, "arg_attrs");
  if (mlirAttributeIsNull(all) || index >= mlirArrayAttrGetNumElements(all))
    return (MlirAttribute){NULL};
  return mlirDictionaryAttrGetElementByName(mlirArrayAttrGetElement(all, index), cotile_str(name));
}

void cotile_set_argument_attribute(MlirOperation function, intptr_t index, const char *name,
                                   MlirAttribute value) {
  MlirContext context = mlirOperationGetContext(function);
  intptr_t count = mlirBlockGetNumArguments(cotile_op_body(function));
  cotile_arena_t arena;
  cotile_arena_init(&arena);
  MlirAttribute old = cotile_op_attribute(function, "arg_attrs");
  intptr_t old_count = mlirAttributeIsNull(old) ? 0 : mlirArrayAttrGetNumElements(old);
  MlirAttribute *all = COTILE_ARENA_NEW(&arena, count, MlirAttribute);
  for (intptr_t i = 0; i < count; i++)
    all[i] =
        i < old_count ? mlirArrayAttrGetElement(old, i) : mlirDictionaryAttrGet(context, 0, NULL);
  intptr_t named_count = mlirDictionaryAttrGetNumElements(all[index]);
  MlirNamedAttribute *named = COTILE_ARENA_NEW(&arena, named_count + 1, MlirNamedAttribute);
  intptr_t kept = 0;
  for (intptr_t i = 0; i < named_count; i++) {
    MlirNamedAttribute entry = mlirDictionaryAttrGetElement(all[index], i);
    if (!cotile_str_equal(mlirIdentifierStr(entry.name), name)) named[kept++] = entry;
  }
  named[kept++] = mlirNamedAttributeGet(mlirIdentifierGet(context, cotile_str(name)), value);
  all[index] = mlirDictionaryAttrGet(context, kept, named);
  mlirOperationSetAttributeByName(function, cotile_str("arg_attrs"),
                                  mlirArrayAttrGet(context, count, all));
  cotile_arena_deinit(&arena);
}

void cotile_update_function_type(MlirOperation function) {
  MlirContext context = mlirOperationGetContext(function);
  MlirBlock entry = cotile_op_body(function);
  MlirOperation terminator = cotile_block_terminator(entry);
  intptr_t inputs = mlirBlockGetNumArguments(entry);
  intptr_t results = mlirOperationGetNumOperands(terminator);
  cotile_arena_t arena;
  cotile_arena_init(&arena);
  MlirType *types = COTILE_ARENA_NEW(&arena, inputs + results, MlirType);
  for (intptr_t i = 0; i < inputs; i++) types[i] = mlirValueGetType(mlirBlockGetArgument(entry, i));
  for (intptr_t i = 0; i < results; i++)
    types[inputs + i] = mlirValueGetType(mlirOperationGetOperand(terminator, i));
  MlirType type = mlirFunctionTypeGet(context, inputs, types, results, types + inputs);
  mlirOperationSetAttributeByName(function, cotile_str("function_type"), mlirTypeAttrGet(type));
  cotile_arena_deinit(&arena);
}

MlirOperation cotile_find_symbol(MlirBlock block, MlirStringRef name) {
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    MlirStringRef symbol = cotile_op_string(op, "sym_name");
    if (symbol.data && mlirStringRefEqual(symbol, name)) return op;
  }
  return (MlirOperation){NULL};
}

bool cotile_is_ranked_tensor(MlirValue value) {
  return mlirTypeIsARankedTensor(mlirValueGetType(value));
}

intptr_t cotile_tensor_arguments(MlirBlock block, intptr_t end) {
  intptr_t count = 0;
  for (intptr_t i = 0; i < end; i++)
    count += cotile_is_ranked_tensor(mlirBlockGetArgument(block, i));
  return count;
}

int cotile_rank(MlirValue tensor) { return (int)mlirShapedTypeGetRank(mlirValueGetType(tensor)); }

int64_t cotile_static_dim(MlirType shaped, int dim) {
  return mlirShapedTypeIsDynamicDim(shaped, dim) ? -1 : mlirShapedTypeGetDimSize(shaped, dim);
}

int cotile_dynamic_dims(MlirType type) {
  int count = 0;
  if (!mlirTypeIsARankedTensor(type)) return 0;
  for (int i = 0; i < (int)mlirShapedTypeGetRank(type); i++)
    count += cotile_static_dim(type, i) < 0;
  return count;
}

bool cotile_is_constant(MlirValue value) {
  MlirOperation op = cotile_defining_op(value);
  return !mlirOperationIsNull(op) && cotile_op_is(op, "arith.constant");
}

MlirType cotile_element_of(MlirValue tensor) {
  return mlirShapedTypeGetElementType(mlirValueGetType(tensor));
}

bool cotile_element_from_type(MlirType type, cotile_element_t *out_element) {
  cotile_element_t element;
  bool is_integer = mlirTypeIsAInteger(type) && mlirIntegerTypeIsSignless(type);
  unsigned width = is_integer ? mlirIntegerTypeGetWidth(type) : 0;
  if (mlirTypeIsAF64(type))
    element = COTILE_F64;
  else if (mlirTypeIsAF32(type))
    element = COTILE_F32;
  else if (mlirTypeIsAF16(type))
    element = COTILE_F16;
  else if (mlirTypeIsABF16(type))
    element = COTILE_BF16;
  else if (width == 64 || mlirTypeIsAIndex(type))
    element = COTILE_I64;
  else if (width == 32)
    element = COTILE_I32;
  else if (width == 16)
    element = COTILE_I16;
  else if (width == 8)
    element = COTILE_I8;
  else if (width == 1)
    element = COTILE_I1;
  else
    return false;
  *out_element = element;
  return true;
}

int64_t cotile_type_bytes(MlirType type) {
  cotile_element_t element;
  return cotile_element_from_type(type, &element) ? (int64_t)cotile_element_size(element) : 0;
}

MlirAttribute cotile_zero_of(MlirType element) {
  return mlirTypeIsAFloat(element)
             ? mlirFloatAttrDoubleGet(mlirTypeGetContext(element), element, 0.0)
             : mlirIntegerAttrGet(element, 0);
}

bool cotile_is_zero(MlirAttribute number) {
  if (mlirAttributeIsNull(number)) return false;
  if (mlirAttributeIsAInteger(number)) return mlirIntegerAttrGetValueInt(number) == 0;
  if (!mlirAttributeIsAFloat(number)) return false;
  double value = mlirFloatAttrGetValueDouble(number);
  return value == 0 && !signbit(value);
}

bool cotile_indexing_maps(MlirOperation op, MlirAffineMap *out_maps) {
  if (!cotile_op_is_dialect(op, "linalg")) return false;
  MlirAttribute maps = mlirLinalgGetIndexingMapsAttribute(op);
  if (mlirAttributeIsNull(maps)) return false;
  if (mlirArrayAttrGetNumElements(maps) != mlirOperationGetNumOperands(op)) return false;
  for (intptr_t i = 0; i < mlirArrayAttrGetNumElements(maps); i++)
    out_maps[i] = mlirAffineMapAttrGetValue(mlirArrayAttrGetElement(maps, i));
  return true;
}

static void mark_output_dims(MlirAffineMap map, char *types, int count) {
  memset(types, 'r', (size_t)count);
  for (intptr_t i = 0; i < mlirAffineMapGetNumResults(map); i++) {
    MlirAffineExpr result = mlirAffineMapGetResult(map, i);
    for (int dim = 0; dim < count; dim++)
      if (mlirAffineExprIsFunctionOfDim(result, dim)) types[dim] = 'p';
  }
}

int cotile_iterator_types(MlirOperation op, char *out_types, int capacity) {
  MlirAttribute maps = mlirLinalgGetIndexingMapsAttribute(op);
  if (mlirAttributeIsNull(maps) || mlirArrayAttrGetNumElements(maps) == 0) return -1;
  intptr_t last = mlirArrayAttrGetNumElements(maps) - 1;
  MlirAffineMap output = mlirAffineMapAttrGetValue(mlirArrayAttrGetElement(maps, last));
  int count = (int)mlirAffineMapGetNumDims(output);
  if (count > capacity) return -1;
  MlirAttribute attribute = cotile_op_attribute(op, "iterator_types");
  if (mlirAttributeIsNull(attribute)) {
    mark_output_dims(output, out_types, count); // named ops have no attribute
    return count;
  }
  MlirAttribute reduction = mlirAttributeParseGet(mlirOperationGetContext(op),
                                                  cotile_str("#linalg.iterator_type<reduction>"));
  for (int i = 0; i < count; i++)
    out_types[i] = mlirAttributeEqual(mlirArrayAttrGetElement(attribute, i), reduction) ? 'r' : 'p';
  return count;
}

intptr_t cotile_linalg_inputs(MlirOperation op) {
  MlirAttribute segments = cotile_op_attribute(op, "operandSegmentSizes");
  if (!mlirAttributeIsNull(segments) && mlirDenseArrayGetNumElements(segments) == 2)
    return mlirDenseI32ArrayGetElement(segments, 0);
  return mlirOperationGetNumOperands(op) - mlirOperationGetNumResults(op);
}

typedef struct printed {
  cotile_arena_t *arena;
  char *text;
  size_t length, capacity;
} printed_t;

static void print_part(MlirStringRef part, void *user) {
  printed_t *printed = user;
  if (printed->length + part.length + 1 > printed->capacity) {
    size_t capacity = 2 * (printed->length + part.length) + 64;
    char *text = COTILE_ARENA_NEW(printed->arena, capacity, char);
    if (printed->length) memcpy(text, printed->text, printed->length);
    printed->text = text;
    printed->capacity = capacity;
  }
  if (part.length) memcpy(printed->text + printed->length, part.data, part.length);
  printed->length += part.length;
  printed->text[printed->length] = 0;
}

const char *cotile_op_text(cotile_arena_t *arena, MlirOperation op) {
  printed_t printed = {.arena = arena, .text = cotile_arena_copy(arena, "", 0)};
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  // Otherwise MLIR numbers the values of everything around the op, for each op that is printed.
  if (!mlirOperationIsNull(mlirOperationGetParentOperation(op)))
    mlirOpPrintingFlagsUseLocalScope(flags);
  mlirOperationPrintWithFlags(op, flags, print_part, &printed);
  mlirOpPrintingFlagsDestroy(flags);
  return printed.text;
}

const char *cotile_attribute_text(cotile_arena_t *arena, MlirAttribute attribute) {
  printed_t printed = {.arena = arena, .text = cotile_arena_copy(arena, "", 0)};
  mlirAttributePrint(attribute, print_part, &printed);
  return printed.text;
}

const char *cotile_type_text(cotile_arena_t *arena, MlirType type) {
  printed_t printed = {.arena = arena, .text = cotile_arena_copy(arena, "", 0)};
  mlirTypePrint(type, print_part, &printed);
  return printed.text;
}

// The first location with a file behind names, call sites and fused locations.
static MlirLocation with_file(MlirLocation location) {
  for (;;) {
    if (mlirLocationIsAName(location)) {
      location = mlirLocationNameGetChildLoc(location);
    } else if (mlirLocationIsACallSite(location)) {
      location = mlirLocationCallSiteGetCallee(location);
    } else if (mlirLocationIsAFused(location) && mlirLocationFusedGetNumLocations(location) > 0) {
      cotile_arena_t arena;
      cotile_arena_init(&arena);
      unsigned count = mlirLocationFusedGetNumLocations(location);
      MlirLocation *all = COTILE_ARENA_NEW(&arena, count, MlirLocation);
      mlirLocationFusedGetLocations(location, all);
      location = all[0];
      cotile_arena_deinit(&arena);
    } else {
      return location;
    }
  }
}

cotile_location_t cotile_location(cotile_arena_t *arena, MlirLocation location) {
  location = with_file(location);
  if (!mlirLocationIsAFileLineColRange(location)) return (cotile_location_t){NULL, 0, 0};
  MlirStringRef file = mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(location));
  return (cotile_location_t){cotile_arena_copy(arena, file.data, file.length),
                             mlirLocationFileLineColRangeGetStartLine(location),
                             mlirLocationFileLineColRangeGetStartColumn(location)};
}

const char *cotile_location_text(cotile_arena_t *arena, MlirLocation location) {
  cotile_location_t at = cotile_location(arena, location);
  if (!at.file) return "-";
  return cotile_arena_format(arena, "%s:%lld:%lld", at.file, (long long)at.line,
                             (long long)at.column);
}
