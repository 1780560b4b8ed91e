// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structures are those of base/module_abi.h, member by member: all members are pointers or 64 bits
// wide, so that there is no padding.
#include "compiler/codegen/image.h"

#include <string.h>

#include <llvm-c/Core.h>

#include "base/allocator.h"
#include "base/module_abi.h"

typedef struct image {
  LLVMModuleRef module;
  LLVMContextRef context;
  LLVMTypeRef pointer, i64;
  const cotile_image_spec_t *spec;
} image_t;

static LLVMValueRef number(const image_t *image, int64_t value) {
  return LLVMConstInt(image->i64, (unsigned long long)value, false);
}

static LLVMValueRef add_constant(const image_t *image, const char *symbol, LLVMValueRef value,
                                 LLVMLinkage linkage) {
  LLVMValueRef global = LLVMAddGlobal(image->module, LLVMTypeOf(value), symbol);
  LLVMSetInitializer(global, value);
  LLVMSetGlobalConstant(global, true);
  LLVMSetLinkage(global, linkage);
  return global;
}

static cotile_status_t allocate_values(int64_t count, LLVMValueRef **out_values) {
  void *memory;
  *out_values = NULL;
  COTILE_RETURN_IF_ERROR(
      cotile_allocate(cotile_allocator_system(), (size_t)count, sizeof(LLVMValueRef), &memory));
  *out_values = memory;
  return COTILE_SUCCESS;
}

// The address of an array of constants of one type.
static LLVMValueRef add_array(const image_t *image, const char *symbol, LLVMTypeRef type,
                              LLVMValueRef *items, int64_t count) {
  return add_constant(image, symbol, LLVMConstArray2(type, items, (uint64_t)count),
                      LLVMInternalLinkage);
}

// --- Functions ---

static cotile_status_t find_function(const image_t *image, const char *symbol,
                                     LLVMValueRef *out_function) {
  *out_function = LLVMGetNamedFunction(image->module, symbol);
  if (*out_function) return COTILE_SUCCESS;
  return COTILE_MAKE_STATUS(COTILE_INTERNAL, "the code has no function %s", symbol);
}

static cotile_status_t add_functions(const image_t *image, const char *symbol, int64_t count,
                                     const char *const *names, LLVMValueRef *out_table) {
  LLVMValueRef *items;
  COTILE_RETURN_IF_ERROR(allocate_values(count, &items));
  cotile_status_t status = COTILE_SUCCESS;
  for (int64_t i = 0; i < count && !status; i++) status = find_function(image, names[i], &items[i]);
  if (!status) *out_table = add_array(image, symbol, image->pointer, items, count);
  cotile_deallocate(cotile_allocator_system(), items);
  return status;
}

// --- Shaders ---

static LLVMValueRef add_bytes(const image_t *image, const char *symbol, const void *bytes,
                              size_t size, unsigned alignment) {
  LLVMValueRef value = LLVMConstStringInContext2(image->context, bytes, size, true);
  LLVMValueRef global = add_constant(image, symbol, value, LLVMInternalLinkage);
  LLVMSetAlignment(global, alignment);
  return global;
}

static LLVMValueRef build_shader(const image_t *image, const cotile_spirv_shader_t *shader) {
  const int64_t code_size = (int64_t)(shader->word_count * sizeof(uint32_t));
  LLVMValueRef size[] = {number(image, shader->threads), number(image, 1), number(image, 1)};
  LLVMValueRef members[] = {
      add_bytes(image, "cotile_spirv", shader->words, (size_t)code_size, sizeof(uint32_t)),
      number(image, code_size),
      add_bytes(image, "cotile_entry", shader->name, strlen(shader->name) + 1, 1),
      number(image, shader->binding_count),
      number(image, shader->push_constant_bytes / (int64_t)sizeof(int32_t) - 1), // see spirv-2
      LLVMConstArray2(image->i64, size, 3),
      number(image, shader->shared_bytes)};
  enum { COUNT = sizeof members / sizeof *members };
  return LLVMConstStructInContext(image->context, members, COUNT, false);
}

static cotile_status_t find_shader(const image_t *image, const char *name,
                                   const LLVMValueRef *shaders, LLVMValueRef *out_shader) {
  for (int64_t i = 0; i < image->spec->shaders->count; i++) {
    if (strcmp(image->spec->shaders->items[i].name, name)) continue;
    *out_shader = shaders[i];
    return COTILE_SUCCESS;
  }
  return COTILE_MAKE_STATUS(COTILE_INTERNAL, "there is no shader %s", name);
}

static cotile_status_t list_shaders(const image_t *image, LLVMValueRef *shaders,
                                    LLVMValueRef *items) {
  const cotile_image_spec_t *spec = image->spec;
  for (int64_t i = 0; i < spec->shaders->count; i++)
    shaders[i] = build_shader(image, &spec->shaders->items[i]);
  for (int64_t i = 0; i < spec->kernel_count; i++)
    COTILE_RETURN_IF_ERROR(find_shader(image, spec->kernels[i], shaders, &items[i]));
  return COTILE_SUCCESS;
}

static cotile_status_t add_shaders(const image_t *image, LLVMValueRef *out_table) {
  int64_t count = image->spec->kernel_count;
  LLVMValueRef *shaders, *items;
  *out_table = LLVMConstNull(image->pointer);
  if (!count) return COTILE_SUCCESS;
  COTILE_RETURN_IF_ERROR(allocate_values(image->spec->shaders->count, &shaders));
  cotile_status_t status = allocate_values(count, &items);
  if (!status) status = list_shaders(image, shaders, items);
  if (!status) *out_table = add_array(image, "cotile_shaders", LLVMTypeOf(items[0]), items, count);
  cotile_deallocate(cotile_allocator_system(), items);
  cotile_deallocate(cotile_allocator_system(), shaders);
  return status;
}

// --- Constants ---

static LLVMValueRef build_constant(const image_t *image, const cotile_image_constant_t *constant) {
  LLVMTypeRef byte = LLVMInt8TypeInContext(image->context);
  LLVMValueRef bytes = LLVMAddGlobal(image->module, byte, constant->symbol);
  LLVMSetGlobalConstant(bytes, true);
  LLVMSetVisibility(bytes, LLVMHiddenVisibility);
  LLVMValueRef members[] = {bytes, number(image, constant->bytes)};
  return LLVMConstStructInContext(image->context, members, 2, false);
}

static cotile_status_t add_constants(const image_t *image, LLVMValueRef *out_table) {
  int64_t count = image->spec->constant_count;
  LLVMValueRef *items;
  *out_table = LLVMConstNull(image->pointer);
  if (!count) return COTILE_SUCCESS;
  COTILE_RETURN_IF_ERROR(allocate_values(count, &items));
  for (int64_t i = 0; i < count; i++) items[i] = build_constant(image, &image->spec->constants[i]);
  *out_table = add_array(image, "cotile_constants", LLVMTypeOf(items[0]), items, count);
  cotile_deallocate(cotile_allocator_system(), items);
  return COTILE_SUCCESS;
}

// --- The whole ---

static void make_functions_local(LLVMModuleRef module) {
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f))
    if (!LLVMIsDeclaration(f)) LLVMSetLinkage(f, LLVMInternalLinkage);
}

cotile_status_t cotile_image_add(LLVMModuleRef module, const cotile_image_spec_t *spec) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  image_t image = {module, context, LLVMPointerTypeInContext(context, 0),
                   LLVMInt64TypeInContext(context), spec};
  LLVMValueRef null = LLVMConstNull(image.pointer), functions, load = null, kernels = null,
               shaders = null, constants;
  make_functions_local(module);
  COTILE_RETURN_IF_ERROR(
      add_functions(&image, "cotile_functions", spec->function_count, spec->functions, &functions));
  if (spec->load) COTILE_RETURN_IF_ERROR(find_function(&image, spec->load, &load));
  COTILE_RETURN_IF_ERROR(spec->shaders ? add_shaders(&image, &shaders)
                                       : add_functions(&image, "cotile_kernels", spec->kernel_count,
                                                       spec->kernels, &kernels));
  COTILE_RETURN_IF_ERROR(add_constants(&image, &constants));
  LLVMValueRef members[] = {functions, load,      kernels,
                            shaders,   constants, number(&image, spec->constant_count)};
  LLVMValueRef value = LLVMConstStructInContext(context, members, 6, false);
  LLVMSetVisibility(add_constant(&image, spec->symbol, value, LLVMExternalLinkage),
                    LLVMHiddenVisibility);
  return COTILE_SUCCESS;
}
