import Foundation

/// How often tests repeat what could leak or break after a while.
package enum Rounds {
  /// - Parameter count: How often at night (`TABWIRE_SOAK=yes`). Otherwise it is a fifth of that.
  package static func count(atNight count: Int) -> Int {
    ProcessInfo.processInfo.environment["TABWIRE_SOAK"] == nil ? count / 5 : count
  }
}
