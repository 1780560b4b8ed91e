// A header says what can be called, in a few lines.
// RUN: rm -rf %t && mkdir -p %t
// RUN: cotile-compile %s -o %t/some-model.h --emit=header
// RUN: FileCheck %s --strict-whitespace < %t/some-model.h

// It depends on no CPU, and if it is given a name, not on where it is written to.
// RUN: cotile-compile %s -o %t/v3.h --emit=header --module-name=m --target-cpu=x86-64-v3
// RUN: cotile-compile %s -o %t/v4.h --emit=header --module-name=m --target-cpu=x86-64-v4,znver4
// RUN: cmp %t/v3.h %t/v4.h

// CHECK:      #ifndef COTILE_MODULE_some_model_H
// CHECK-NEXT: #define COTILE_MODULE_some_model_H
// CHECK-EMPTY:
// CHECK-NEXT: #include <cotile/runtime.h>
// CHECK:      extern const struct cotile_module_image cotile_module_some_model;
// CHECK-EMPTY:
// CHECK-NEXT: // Parameters:
// CHECK-NEXT: //   "layer.0/w": 8x4xbf16
// CHECK-EMPTY:
// CHECK-NEXT: // For cotile_context_invoke and the like.
// CHECK-NEXT: enum {
// CHECK-NEXT:   some_model_linear_index = 0,
// CHECK-NEXT:   some_model_two_lines_index = 1
// CHECK-NEXT: };
// CHECK-EMPTY:
// CHECK-NEXT: // "linear": (?x8xf32, f64) -> (?x4xf32, f64)
// CHECK-NEXT: COTILE_MUST_USE static inline cotile_status_t some_model_linear(
// CHECK-NEXT:     cotile_context_t *context,
// CHECK-NEXT:     const float *input0, int64_t input0_dim0,
// CHECK-NEXT:     const double *input1,
// CHECK-NEXT:     float **inout_result0, int64_t inout_result0_dims[2],
// CHECK-NEXT:     double **inout_result1) {
// CHECK-NEXT:   const cotile_view_t inputs[2] = {
// CHECK-NEXT:       {{\{\{}}COTILE_F32, 2, {input0_dim0, 8}}, (void *)(uintptr_t)input0},
// CHECK-NEXT:       {{\{\{}}COTILE_F64, 0, {0}}, (void *)(uintptr_t)input1}};
// CHECK-NEXT:   cotile_view_t results[2] = {
// CHECK-NEXT:       {{\{\{}}COTILE_F32, 2, {*inout_result0 ? inout_result0_dims[0] : 0, 4}}, *inout_result0},
// CHECK-NEXT:       {{\{\{}}COTILE_F64, 0, {0}}, *inout_result1}};
// CHECK-NEXT:   cotile_status_t status =
// CHECK-NEXT:       cotile_context_invoke(context, some_model_linear_index, 2, inputs, 2, results);
// CHECK-NEXT:   if (status) return status;
// CHECK-NEXT:   *inout_result0 = (float *)results[0].data;
// CHECK-NEXT:   inout_result0_dims[0] = results[0].type.dims[0];
// CHECK-NEXT:   inout_result0_dims[1] = results[0].type.dims[1];
// CHECK-NEXT:   *inout_result1 = (double *)results[1].data;
// CHECK-NEXT:   return COTILE_SUCCESS;
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: // "two lines": (2xi1) -> (2xi1)
func.func @linear(%x: tensor<?x8xf32>, %w: tensor<8x4xbf16> {cotile.parameter = "layer.0/w"},
                  %s: tensor<f64>) -> (tensor<?x4xf32>, tensor<f64>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%m) : tensor<?x4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %y = linalg.matmul ins(%x, %w : tensor<?x8xf32>, tensor<8x4xbf16>)
                     outs(%z : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %y, %s : tensor<?x4xf32>, tensor<f64>
}
func.func @"two lines"(%x: tensor<2xi1>) -> tensor<2xi1> {
  return %x : tensor<2xi1>
}
