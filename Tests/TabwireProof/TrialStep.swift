/// A step of a trial, with the same kinds as the steps of scenarios.
package enum TrialStep: Hashable, Sendable {
  /// The page in front sends a message.
  case configure(TestMessage)
  /// The page in front sends a message that is rejected.
  case reject
  /// The user selects the container that represents a tab.
  case select(String)
  /// An address is opened from outside the pages.
  case open(String)
  /// The user performs an action.
  case perform(String)
  /// The container that represents a tab loads a page that sends no configuration.
  case load(String)
  /// The first page of the container that represents a tab appears, and sends no configuration.
  case firstPageDidAppear(String)
  /// The app comes back.
  case resume

  package var json: String {
    switch self {
    case .configure(let message):
      "{ \"configure\": \(message.json)\(message.isFirstPage ? ", \"isFirstPage\": true" : "") }"
    case .reject: "{ \"configure\": {} }"
    case .select(let id): "{ \"select\": \(quoted(id)) }"
    case .open(let address): "{ \"open\": \(quoted(address)) }"
    case .perform(let id): "{ \"perform\": \(quoted(id)) }"
    case .load(let id): "{ \"load\": \(quoted(id)) }"
    case .firstPageDidAppear(let id): "{ \"firstPageDidAppear\": \(quoted(id)) }"
    case .resume: "{ \"resume\": true }"
    }
  }
}

/// Returns a text as a JSON string.
func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    if scalar == "\"" || scalar == "\\" { quoted += "\\" }
    quoted.unicodeScalars.append(scalar)
  }
  return quoted + "\""
}
