import Foundation
import Tabwire

/// The payload of a push message that opens a page in its tab, for Apple's and Google's services. Sending it is up to the server.
///
///     let message = try PushMessage("New trail", body: "Larch Loop", opens: "/explore/3", tabBar: tabBar)
///     try await apns.send(message.apns, to: device)
public struct PushMessage: Sendable, Hashable {
  /// The maximum size of a payload, in bytes, with either service.
  public static let maximumByteCount = 4096

  /// The JSON for Apple's service.
  public let apns: String
  /// The JSON for Firebase Cloud Messaging: the body of a request, to which the sender adds `token` in `message`.
  public let fcm: String

  /// Makes the payload.
  ///
  /// - Parameters:
  ///   - title: The first line.
  ///   - body: The text below it.
  ///   - path: The page that opens when the user taps the message, relative to the app's start URL. It opens in the tab that it
  ///     belongs to.
  ///   - tabBar: The user's tab bar. The app's icon gets the sum of its badges that are numbers.
  /// - Throws: A ``PushMessageError`` if there is no title, the path leaves the site, or the payload is too large.
  public init(
    _ title: String, body: String = "", opens path: String, tabBar: TabBar
  ) throws(PushMessageError) {
    try self.init(title, body: body, opens: path, badge: tabBar.badgeCount)
  }

  /// Makes the payload.
  ///
  /// - Parameters:
  ///   - title: The first line.
  ///   - body: The text below it.
  ///   - path: The page that opens when the user taps the message, relative to the app's start URL.
  ///   - badge: The number on the app's icon; 0 removes it, and `nil` leaves it as it is.
  /// - Throws: A ``PushMessageError`` if there is no title, the path leaves the site, or the payload is too large.
  public init(
    _ title: String, body: String = "", opens path: String, badge: Int? = nil
  ) throws(PushMessageError) {
    guard title.contains(where: { !$0.isWhitespace }) else { throw .noTitle }
    guard let start = Address("https://site/"), Address(path, relativeTo: start)?.hasSameOrigin(as: start) == true
    else { throw .noPath(path) }
    let texts = ["title": title, "body": body].filter { !$0.value.isEmpty }
    let badge = badge.map { max(0, $0) }
    var aps: [String: Any] = ["alert": texts, "sound": "default"]
    if let badge { aps["badge"] = badge }
    apns = Self.json(["aps": aps, "path": path])
    var message: [String: Any] = ["notification": texts, "data": ["path": path]]
    if let badge {
      message["android"] = ["notification": ["notification_count": badge]]
      message["apns"] = ["payload": ["aps": ["badge": badge]]]
    }
    fcm = Self.json(["message": message])
    for payload in [apns, fcm] where payload.utf8.count > Self.maximumByteCount {
      throw .tooLarge(byteCount: payload.utf8.count)
    }
  }

  private static func json(_ payload: [String: Any]) -> String {
    // Strings and integers can always be written.
    (try? JSONSerialization.data(withJSONObject: payload, options: [.sortedKeys, .withoutEscapingSlashes]))
      .map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
