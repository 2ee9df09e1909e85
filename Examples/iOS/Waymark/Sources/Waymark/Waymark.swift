import Foundation
import HotwireNative
import TabwireHotwireNative
import UserNotifications

/// The setup of Hotwire Native, the server's URL and the notifications of both apps.
@MainActor
public enum Waymark {
  /// Configures Hotwire Native and notifications. Call it when the app starts, before the first web view is created.
  public static func configure() {
    Hotwire.registerBridgeComponents(
      TabManager.bridgeComponents + [FormComponent.self, MenuComponent.self, AlertComponent.self])
    MoreTabs.install()
    Hotwire.loadPathConfiguration(from: pathConfigurations)
    // The notification center does not retain its delegate.
    UNUserNotificationCenter.current().delegate = notificationOpener
  }

  /// The rules in the app, and those of the server once they have loaded. With the first, the action "Write" opens a modal page
  /// also on a slow network.
  private static var pathConfigurations: [PathConfiguration.Source] {
    let file = Bundle.module.url(forResource: "path-configuration", withExtension: "json")
    let server = location.startURL.appending(path: "configurations/ios_v1.json")
    return [file.map { .file($0) }, .server(server)].compactMap(\.self)
  }

  /// The session that all windows share.
  public static let sharedSession = SharedSession()
  private static let notificationOpener = NotificationOpener(for: sharedSession)

  /// The address in the environment variable `WAYMARK_URL`, or that of the demo server.
  public static let location: AppLocation = {
    let url = ProcessInfo.processInfo.environment["WAYMARK_URL"].flatMap(URL.init(string:))
    return url.flatMap { try? AppLocation(startURL: $0) } ?? "http://localhost:8080/"
  }()
}
