import TabwireLint

/// A scenario that a client answers.
protocol ConformanceTest {
  /// The name of its file.
  var file: String { get }
  /// The name by which the client answers.
  var name: String { get }
  /// The scenario in one line and without what is expected, as a client reads it.
  var question: [UInt8] { get }

  /// Reads the answer of a client.
  ///
  /// - Parameter line: A line of JSON.
  /// - Returns: What differs from what is expected, in lines to print, or why the answer cannot be compared.
  func differences(in line: [UInt8]) -> [String]
}

extension ConformanceTest {
  /// The difference of an answer about another scenario, or `nil`.
  func difference(inName answered: String?) -> String? {
    answered == name ? nil : "  the answer is about another scenario: \((answered ?? "it has no name").printable)"
  }
}
