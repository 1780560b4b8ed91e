// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// flow: which work is one kernel. A dispatch is a kernel with any number of results.

include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Flow_Dialect : Dialect {
  let name = "flow";
  let cppNamespace = "::cotile::flow";
  let summary = "Dispatches: which work is one kernel";
}

class Flow_Op<string mnemonic, list<Trait> traits = []> : Op<Flow_Dialect, mnemonic, traits>;

def Flow_DispatchWorkgroupsOp : Flow_Op<"dispatch.workgroups",
    [AttrSizedOperandSegments, IsolatedFromAbove, Pure, SingleBlock]> {
  let summary = "One kernel with several results, before it is scheduled";
  let description = [{
    The body computes on whole tensors. Its block arguments are the `ins`, then the `outs`; result
    i has the type of `outs` i, which is the destination it is computed into.
  }];
  let arguments = (ins SymbolNameAttr:$name, Variadic<AnyType>:$ins,
                       Variadic<AnyRankedTensor>:$outs);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $name `ins` `(` ($ins^ `:` type($ins))? `)` `outs` `(` $outs `:` type($outs) `)`
    attr-dict-with-keyword $body `->` type($results)
  }];
  let hasVerifier = 1;
}

def Flow_ReturnOp : Flow_Op<"return",
    [Pure, Terminator, ReturnLike, HasParent<"DispatchWorkgroupsOp">]> {
  let summary = "The results of a dispatch";
  let arguments = (ins Variadic<AnyRankedTensor>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

def Flow_AssertOp : Flow_Op<"assert", [MemoryEffects<[MemWrite]>]> {
  let summary = "Ends the call with an error if kernels have found one";
  let description = [{
    `found` is a tensor of rank 0, in which 0 stands for nothing; each other number that it may be
    is asserted apart.
  }];
  let arguments = (ins RankedTensorOf<[I32]>:$found, I64Attr:$number, StrAttr:$message);
  let assemblyFormat = "$found `is` `not` $number `,` $message attr-dict `:` type($found)";
}

def Flow_ExecutableOp : Flow_Op<"executable",
    [IsolatedFromAbove, Symbol, SymbolTable, SingleBlock, NoTerminator, NoRegionArguments]> {
  let summary = "A scheduled kernel: one function on tensors whose body is one scf.forall";
  let description = [{
    Holds one func.func of the same name. Its arguments are the dispatch's `ins`, then its `outs`.
    The iterations of the scf.forall are the workgroups; the attribute `cotile.schedule` of the
    function says how a workgroup's tile maps to the machine.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name attr-dict-with-keyword $body";
}

def Flow_DispatchOp : Flow_Op<"dispatch", [AttrSizedOperandSegments, Pure]> {
  let summary = "Launches an executable";
  let arguments = (ins FlatSymbolRefAttr:$executable, Variadic<AnyType>:$ins,
                       Variadic<AnyRankedTensor>:$outs);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $executable `ins` `(` ($ins^ `:` type($ins))? `)` `outs` `(` $outs `:` type($outs) `)`
    attr-dict `->` type($results)
  }];
  let hasVerifier = 1;
}
