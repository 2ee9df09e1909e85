import SystemPackage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Console {
  /// The style of standard output: colored on a terminal, unless NO_COLOR is set (https://no-color.org).
  static var style: TextStyle {
    let environment = ProcessInfo.processInfo.environment
    let allowsColor = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    return allowsColor && FileDescriptor.standardOutput.isTerminal ? .colored : .plain
  }
}
