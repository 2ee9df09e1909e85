import Tabwire

/// Why a text is no scenario, or no result of one.
struct ScenarioError: Error, CustomStringConvertible {
  /// Where in the text the reason stands.
  let place: TextPlace
  /// What is wrong and what to do about it.
  let reason: String

  var description: String { "\(place): \(reason)" }

  /// The reason within a single line of many.
  ///
  /// - Parameter line: which line it is.
  func description(inLine line: Int) -> String { "line \(line), column \(place.column): \(reason)" }
}
