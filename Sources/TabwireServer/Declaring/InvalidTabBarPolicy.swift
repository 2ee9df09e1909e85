import Foundation
import Tabwire

/// The handling of invalid tab bars.
public enum InvalidTabBarPolicy: Sendable {
  /// Throw the error, for development and tests.
  case throwError
  /// Omit the invalid part so that the page still renders, for production. Every page reports its errors.
  case omit(report: @Sendable (TabBarError) -> Void)

  /// Omit the invalid part so that the page still renders, and log each error once.
  ///
  ///     let onInvalid = InvalidTabBarPolicy.omit(logOnce: { logger.error("\($0)") })
  ///
  /// Create the policy when the server starts and pass it to every tab bar: it remembers the errors it has logged.
  ///
  /// - Parameter log: Logs an error.
  public static func omit(logOnce log: @escaping @Sendable (TabBarError) -> Void) -> InvalidTabBarPolicy {
    let logged = LoggedErrors()
    return .omit(report: { error in
      if logged.insert(error) { log(error) }
    })
  }
}

/// The errors that were logged, up to a bound.
private final class LoggedErrors: @unchecked Sendable {
  /// The set is emptied at this size. Errors are then logged again.
  private static let maximumCount = 1000

  /// Two errors with the same key are the same error; the invalid number or path does not matter.
  private struct Key: Hashable {
    let code: ConfigurationError.Code
    let tab: TabID?
  }

  private let lock = NSLock()
  private var keys: Set<Key> = []

  /// Inserts an error.
  ///
  /// - Returns: Whether it is new.
  func insert(_ error: TabBarError) -> Bool {
    lock.withLock {
      if keys.count == Self.maximumCount { keys = [] }
      return keys.insert(Key(code: error.reason.code, tab: error.tab)).inserted
    }
  }
}
