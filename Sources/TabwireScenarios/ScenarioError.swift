import Tabwire

/// The reason why a text is not a scenario, or not an outcome of one.
package struct ScenarioError: Error, CustomStringConvertible {
  /// The place of the error in the text.
  package let place: TextPlace
  /// The problem, and how to fix it.
  package let reason: String

  package init(place: TextPlace, reason: String) {
    self.place = place
    self.reason = reason
  }

  package var description: String { "\(place): \(reason)" }
}
