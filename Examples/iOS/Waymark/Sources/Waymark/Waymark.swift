import Foundation
import HotwireNative
import TabwireClient
import TabwireHotwireNative

/// What both apps share: where the server is, and what its pages can do natively.
@MainActor
public enum Waymark {
  /// Tells Hotwire Native what it needs to know before the first web view is made.
  public static func prepare() {
    Hotwire.registerBridgeComponents(
      TabManager.bridgeComponents + [FormComponent.self, MenuComponent.self, AlertComponent.self])
    Hotwire.loadPathConfiguration(from: [.server(startURL.appending(path: "configurations/ios_v1.json"))])
  }

  /// The tabs of the app.
  public static func makeTabManager() -> TabManager {
    do {
      return TabManager(location: try AppLocation(startURL: startURL))
    } catch {
      fatalError("WAYMARK_URL is no address of a server: \(error)")
    }
  }

  /// The demo server; another one if the environment variable `WAYMARK_URL` says so.
  private static var startURL: URL {
    let address = ProcessInfo.processInfo.environment["WAYMARK_URL"] ?? "http://localhost:8080/"
    return URL(string: address) ?? URL(filePath: address)
  }
}
