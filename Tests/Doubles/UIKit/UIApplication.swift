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

  package init() {}
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
    package init() {}
  }

  package init() {}
}

open class UIWindowScene: UIScene {}

@MainActor
@preconcurrency
public protocol UIWindowSceneDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
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
