import Foundation

/// The maximum number of background tabs that keep their page running.
///
/// Each running page costs a process. A tab over the limit is *suspended*: its process ends, and its page is loaded
/// again when the user selects the tab. Title, history and scroll position are kept. The least recently selected tab is
/// suspended first.
///
/// A *busy* page is never suspended: the user typed or chose something in it or in a page behind it, a dialog is open, it
/// plays, records or loads, it says so itself (`beforeunload`, `aria-busy`), it is the response to a form, a modal page is
/// over it, or it does not respond.
public struct BackgroundTabLimit: Sendable, Hashable {
  /// The maximum number of running background tabs, or `nil` for no maximum.
  let count: Int?

  /// A limit for the memory of the machine: a background tab for each gigabyte, from 2 to 8.
  public static let automatic = BackgroundTabLimit(count: count(forMemory: ProcessInfo.processInfo.physicalMemory))

  /// - Parameter byteCount: The memory of the machine, in bytes.
  static func count(forMemory byteCount: UInt64) -> Int {
    min(max(2, Int(byteCount >> 30)), 8)
  }

  /// All background tabs keep running. Those that are not busy are suspended when the system warns of low memory.
  public static let unlimited = BackgroundTabLimit(count: nil)

  /// At most `count` background tabs stay alive, busy ones included; fewer when the system warns of low memory.
  ///
  /// - Parameter count: The number of background tabs. A negative number counts as 0. The selected tab always stays alive.
  public static func atMost(_ count: Int) -> BackgroundTabLimit {
    BackgroundTabLimit(count: max(0, count))
  }
}
