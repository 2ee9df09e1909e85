import Foundation

extension [Double] {
  /// The value that half of the others are below.
  var median: Double { quantile(0.5) }

  /// The value that a part of the others is below.
  func quantile(_ part: Double) -> Double {
    isEmpty ? .nan : sorted()[Swift.min(count - 1, Int(Double(count) * part))]
  }

  var mean: Double { reduce(0, +) / Double(count) }
}

extension Duration {
  var milliseconds: Double { self / .milliseconds(1) }
}

extension Double {
  /// With so many digits after the point.
  func rounded(to digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
