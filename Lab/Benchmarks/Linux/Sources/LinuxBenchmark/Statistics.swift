import Foundation

extension [Double] {
  /// The median.
  var median: Double { quantile(0.5) }

  /// Returns a quantile.
  func quantile(_ part: Double) -> Double {
    isEmpty ? .nan : sorted()[Swift.min(count - 1, Int(Double(count) * part))]
  }

  var mean: Double { reduce(0, +) / Double(count) }
}

extension Duration {
  var milliseconds: Double { self / .milliseconds(1) }
}

extension Double {
  /// Returns the number with a fixed number of decimals.
  func rounded(to digits: Int) -> String { String(format: "%.\(digits)f", self) }
}
