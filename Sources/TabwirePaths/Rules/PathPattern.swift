import Foundation

/// A pattern of a rule, interpreted as apps for iOS do.
struct PathPattern {
  let expression: NSRegularExpression

  /// Returns `nil` if the pattern is no regular expression.
  init?(_ pattern: String) {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return nil }
    self.expression = expression
  }
}
