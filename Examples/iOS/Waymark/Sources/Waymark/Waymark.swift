import Foundation
import HotwireNative
import TabwireClient
import TabwireHotwireNative

/// Hotwire Native's setup and the server's URL, shared by both apps.
@MainActor
public enum Waymark {
  /// Configures Hotwire Native. Call it before the first web view is created.
  public static func configureHotwire() {
    Hotwire.registerBridgeComponents(
      TabManager.bridgeComponents + [FormComponent.self, MenuComponent.self, AlertComponent.self])
    MoreTabs.install()
    Hotwire.loadPathConfiguration(from: pathConfigurations)
  }

  /// The rules in the app, and those of the server once they have loaded. With the first, the action "Write" opens a modal page
  /// also on a slow network.
  private static var pathConfigurations: [PathConfiguration.Source] {
    let file = Bundle.module.url(forResource: "path-configuration", withExtension: "json")
    return [file.map { .file($0) }, .server(startURL.appending(path: "configurations/ios_v1.json"))].compactMap(\.self)
  }

  /// The session that all windows share.
  private static let sharedSession = SharedSession()

  /// Creates the manager of a window's tabs.
  public static func makeTabManager() -> TabManager {
    do {
      return TabManager(location: try AppLocation(startURL: startURL), sharedSession: sharedSession)
    } catch {
      fatalError("WAYMARK_URL: \(error)")
    }
  }

  /// The environment variable `WAYMARK_URL`, or the demo server.
  private static var startURL: URL {
    let address = ProcessInfo.processInfo.environment["WAYMARK_URL"] ?? "http://localhost:8080/"
    return URL(string: address) ?? URL(filePath: address)
  }
}
