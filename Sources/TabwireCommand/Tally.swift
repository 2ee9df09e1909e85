import ArgumentParser
import TabwireLint
import TabwirePlanning

/// How many scenarios came out how.
struct Tally {
  private var passed = 0
  private var differing = 0
  private var unreadable = 0

  /// Counts a scenario.
  mutating func checked(isAsExpected: Bool) {
    if isAsExpected { passed += 1 } else { differing += 1 }
  }

  /// Counts and complains about something that is no scenario.
  mutating func unreadable(_ place: String, _ reason: String) {
    unreadable += 1
    Console.complain("\(place): this is no scenario: \(reason.printable)")
  }

  /// All that was counted, in a sentence.
  var summary: String {
    let unreadable = unreadable == 0 ? "" : ", \(unreadable) could not be read"
    return "\(passed) of \(passed + differing) scenarios came out as expected\(unreadable)"
  }

  /// The exit code that says so, unless all is well.
  var exitCode: ExitCode? {
    unreadable > 0 ? ExitCode(2) : differing > 0 ? .failure : nil
  }
}
