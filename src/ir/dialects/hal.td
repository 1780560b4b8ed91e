// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hal: a function as buffers and launches, the last form before native code. A host program calls
// the runtime through the table of base/module_abi.h; each op here is one such call or a read of
// the call's arrays.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Hal_Dialect : Dialect {
  let name = "hal";
  let cppNamespace = "::cotile::hal";
  let summary = "Host programs: buffers and launches";
  let useDefaultTypePrinterParser = 1;
}

def Hal_Buffer : TypeDef<Hal_Dialect, "Buffer"> {
  let mnemonic = "buffer";
  let summary = "Contiguous memory of one tensor";
}

class Hal_Op<string mnemonic, list<Trait> traits = []> : Op<Hal_Dialect, mnemonic, traits>;

def Hal_BufferArgumentOp : Hal_Op<"buffer.argument", [Pure]> {
  let summary = "Buffer `index` of the call: inputs, then parameters, then packs";
  let arguments = (ins I64Attr:$index);
  let results = (outs Hal_Buffer:$buffer);
  let assemblyFormat = "$index attr-dict";
}

def Hal_BufferConstantOp : Hal_Op<"buffer.constant", [Pure]> {
  let summary = "Constant `index` of the program: the bytes of its hal.data with this number";
  let arguments = (ins I64Attr:$index);
  let results = (outs Hal_Buffer:$buffer);
  let assemblyFormat = "$index attr-dict";
}

def Hal_BufferNoneOp : Hal_Op<"buffer.none", [Pure]> {
  let summary = "In place of a tensor that a kernel does not read";
  let results = (outs Hal_Buffer:$buffer);
  let assemblyFormat = "attr-dict";
}

def Hal_DataOp : Hal_Op<"data", []> {
  let summary = "Constant bytes in the module, row-major";
  let arguments = (ins SymbolNameAttr:$sym_name, ElementsAttr:$value);
  let assemblyFormat = "$sym_name `=` $value attr-dict";
}

def Hal_DimOp : Hal_Op<"dim", [Pure]> {
  let summary = "Entry `index` of the call's dimensions";
  let arguments = (ins I64Attr:$index);
  let results = (outs Index:$dim);
  let assemblyFormat = "$index attr-dict";
}

def Hal_ReadOp : Hal_Op<"read", [Pure]> {
  let summary = "Element `element`, in row-major order, of input `input` of the call";
  let arguments = (ins I64Attr:$input, I64Attr:$element);
  let results = (outs AnySignlessIntegerOrIndex:$value);
  let assemblyFormat = "$input `at` $element `:` type($value) attr-dict";
}

def Hal_SizeOp : Hal_Op<"size", [Pure]> {
  let summary = "Bytes of a tensor: the product of its dimensions and its element's size";
  let description = [{
    Stops at 2^61, more than any memory holds, instead of overflowing; a negative dimension gives
    that, too. So a sum of two sizes cannot overflow.
  }];
  let arguments = (ins Variadic<Index>:$dims, I64Attr:$element);
  let results = (outs Index:$bytes);
  let assemblyFormat = "`dims` `(` $dims `)` `element` $element attr-dict";
}

def Hal_BufferAllocateOp : Hal_Op<"buffer.allocate", [MemoryEffects<[MemAlloc]>]> {
  let summary = "Memory for the time of the call";
  let arguments = (ins Index:$bytes);
  let results = (outs Hal_Buffer:$buffer);
  let assemblyFormat = "$bytes attr-dict";
}

def Hal_BufferPartOp : Hal_Op<"buffer.part", [Pure]> {
  let summary = "The memory that begins at byte `offset` of a buffer";
  let arguments = (ins Hal_Buffer:$source, Index:$offset);
  let results = (outs Hal_Buffer:$buffer);
  let assemblyFormat = "$source `at` $offset attr-dict";
}

def Hal_BufferResultOp : Hal_Op<"buffer.result", [MemoryEffects<[MemAlloc, MemWrite]>]> {
  let summary = "Announces the dimensions of a result and gets its memory";
  let arguments = (ins I64Attr:$index, Variadic<Index>:$dims);
  let results = (outs Hal_Buffer:$buffer);
  let assemblyFormat = "$index `dims` `(` $dims `)` attr-dict";
}

def Hal_CheckOp : Hal_Op<"check", [MemoryEffects<[MemWrite]>]> {
  let summary = "Ends the call with an error unless two sizes are equal";
  let arguments = (ins Index:$got, Index:$want, StrAttr:$message);
  let assemblyFormat = "$got `equals` $want `,` $message attr-dict";
}

def Hal_AssertOp : Hal_Op<"assert", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "Ends the call with an error if it ends with `number` in a buffer";
  let arguments = (ins Hal_Buffer:$found, I64Attr:$number, StrAttr:$message);
  let assemblyFormat = "$found `is` `not` $number `,` $message attr-dict";
}

def Hal_DispatchOp : Hal_Op<"dispatch",
    [AttrSizedOperandSegments, MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "Launches a kernel over a number of workgroups";
  let description = [{
    `bindings` are the kernel's tensors in order, `dims` their dynamic dimensions in order,
    `scratch` the bytes of private memory of a workgroup; `flops` and `bytes` are for reports.
    `ordinal` numbers the launches of a module, as its descriptor lists them.
  }];
  let arguments = (ins FlatSymbolRefAttr:$kernel, Index:$workgroups, Index:$scratch, Index:$flops,
                       Index:$bytes, I64Attr:$ordinal, Variadic<Index>:$dims, Variadic<Hal_Buffer>:$bindings);
  let assemblyFormat = [{
    $kernel `workgroups` `(` $workgroups `)` `scratch` `(` $scratch `)`
    `flops` `(` $flops `)` `bytes` `(` $bytes `)`
    `dims` `(` $dims `)` `bindings` `(` $bindings `)` attr-dict
  }];
}

def Hal_CopyOp : Hal_Op<"copy", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "Copies bytes between buffers on the host";
  let arguments = (ins Hal_Buffer:$source, Hal_Buffer:$target, Index:$bytes);
  let assemblyFormat = "$source `to` $target `bytes` `(` $bytes `)` attr-dict";
}

def Hal_BarrierOp : Hal_Op<"barrier", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "Later dispatches see the writes of earlier ones";
  let assemblyFormat = "attr-dict";
}
