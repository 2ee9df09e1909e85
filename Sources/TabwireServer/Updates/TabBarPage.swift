import Foundation
import Tabwire

/// The data that a page sends when it opens a stream. The server must not trust it.
public struct TabBarPage: Sendable, Hashable {
  /// The path of the page, which decides which tab is active.
  public let path: String
  /// The highest revision that the app has seen, or `nil`.
  public let revision: Int64?
  /// The last event that the page received, or `nil`.
  public let lastEventID: TabBarEventID?

  /// Reads the data of a page. Invalid values count as absent.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - revision: The highest revision that the app has seen.
  ///   - lastEventID: The header `Last-Event-ID`, which browsers send when they reconnect.
  public init(path: String?, revision: String? = nil, lastEventID: String? = nil) {
    self.path = path.flatMap { $0.hasPrefix("/") && $0.utf8.count <= 2048 ? $0 : nil } ?? "/"
    self.revision = revision.flatMap { Int64($0) }.flatMap {
      (0..<TabConfiguration.maximumInteger).contains($0) ? $0 : nil
    }
    self.lastEventID = lastEventID.flatMap { TabBarEventID($0) }
  }
}
