import SystemPackage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Console {
  /// The style of standard output: coloured on a terminal, unless NO_COLOR is set (https://no-color.org).
  static var style: TextStyle {
    let environment = ProcessInfo.processInfo.environment
    let allowsColour = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    return allowsColour && FileDescriptor.standardOutput.isTerminal ? .coloured : .plain
  }
}
