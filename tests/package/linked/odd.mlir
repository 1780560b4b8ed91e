// Names that are no identifiers of C, are taken, or become the same; every element type; no
// dimensions; no arguments; no results.
module @static {
  func.func @assert(%x: tensor<f64>) -> tensor<f64> { return %x : tensor<f64> }
  func.func @"a.b"(%x: tensor<?x3x?xf32>) -> tensor<?x3x?xf32> { return %x : tensor<?x3x?xf32> }
  func.func @a_b(%x: tensor<2xf16>) -> tensor<2xf16> { return %x : tensor<2xf16> }
  func.func @a_b_2(%x: tensor<2xbf16>) -> tensor<2xbf16> { return %x : tensor<2xbf16> }
  func.func @"a\\b\\"(%x: tensor<2xi64>) -> tensor<2xi64> { return %x : tensor<2xi64> }
  func.func @"*/ \22"(%x: tensor<2xi32>) -> tensor<2xi32> { return %x : tensor<2xi32> }
  func.func @a_b_index(%x: tensor<2xi16>) -> tensor<2xi16> { return %x : tensor<2xi16> }
  func.func @"3"(%x: tensor<2xi8>) -> tensor<2xi8> { return %x : tensor<2xi8> }
  func.func @"ä"(%x: tensor<2xi1>) -> tensor<2xi1> { return %x : tensor<2xi1> }
  func.func @t(%x: tensor<0xf32>) -> tensor<0xf32> { return %x : tensor<0xf32> }
  func.func @cast(%x: tensor<2xf32> {cotile.parameter = "w?*/\\"}) -> tensor<2xf32> {
    return %x : tensor<2xf32>
  }
  func.func @nothing(%x: tensor<2xf32>) { return }
}
