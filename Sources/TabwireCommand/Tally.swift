import ArgumentParser
import TabwireLint

/// The numbers of scenarios by result.
struct Tally {
  private var passed = 0
  private var differing = 0
  private var unreadable = 0

  /// Counts a compared scenario.
  mutating func add(isAsExpected: Bool) {
    if isAsExpected { passed += 1 } else { differing += 1 }
  }

  /// Counts a text that is not a scenario, and reports it.
  mutating func addUnreadable(_ place: String, _ reason: String) {
    unreadable += 1
    Console.writeError("\(place): not a scenario: \(reason.printable)")
  }

  /// The numbers in a sentence.
  var summary: String {
    let unreadable = unreadable == 0 ? "" : ", \(unreadable) could not be read"
    return "\(passed) of \(passed + differing) scenarios have the expected outcomes\(unreadable)"
  }

  /// The exit code, or `nil` if every scenario passed.
  var exitCode: ExitCode? {
    unreadable > 0 ? ExitCode(2) : differing > 0 ? .failure : nil
  }
}
