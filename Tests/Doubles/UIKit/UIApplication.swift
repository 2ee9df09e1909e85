import UserNotifications

/// Doubles of the types that a UIKit app needs to launch.
@MainActor
@preconcurrency
open class UIResponder: NSObject {
  public nonisolated override init() {}
}

@MainActor
@preconcurrency
open class UIApplication {
  public struct LaunchOptionsKey: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public static let shared = UIApplication()
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name("didReceiveMemoryWarning")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
  public nonisolated static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
  /// The URLs that were opened, in order.
  package private(set) var opened: [URL] = []

  package init() {}

  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)?
  ) {
    opened.append(url)
  }
}

@MainActor
@preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public static func main() {}
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
}

@MainActor
@preconcurrency
open class UISceneSession {
  public struct Role: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "window")
  }

  open var role: Role { .windowApplication }
  open package(set) var stateRestorationActivity: NSUserActivity?
  package init() {}
}

@MainActor
@preconcurrency
open class UISceneConfiguration {
  open var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {}
}

@MainActor
@preconcurrency
open class UIScene {
  @MainActor
  @preconcurrency
  open class ConnectionOptions {
    open package(set) var userActivities: Set<NSUserActivity> = []
    open package(set) var notificationResponse: UNNotificationResponse?
    package init() {}
  }

  package init() {}
}

/// A double of Foundation's class, which Linux lacks.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var webpageURL: URL?

  public init(activityType: String) {
    self.activityType = activityType
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

open class UIWindowScene: UIScene {}

@MainActor
@preconcurrency
public protocol UIWindowSceneDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UIWindowSceneDelegate {
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

open class UIWindow: UIView {
  open var rootViewController: UIViewController?

  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
  }

  open func makeKeyAndVisible() {
    rootViewController?.appear()
  }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1)
}

/// A double of UIKit's type. It keeps its notifications.
@MainActor
@preconcurrency
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let layoutChanged = Notification(rawValue: 1001)
  }

  package private(set) static var posted: [UIAccessibility.Notification] = []

  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    posted.append(notification)
  }
}

@MainActor
@preconcurrency
open class UIDevice {
  public static let current = UIDevice()
  open package(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  package init() {}
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad
}

/// Declarations of Foundation that only Apple's platforms have.
extension ProcessInfo {
  package var isLowPowerModeEnabled: Bool { false }
}
