import Foundation
import TabwirePlanning

extension Console {
  /// How to write to standard output: in colours on a terminal, unless NO_COLOR is set (https://no-color.org).
  static var style: TextStyle {
    let environment = ProcessInfo.processInfo.environment
    let isWanted = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    return isWanted && isatty(1) == 1 ? .coloured : .plain
  }
}
