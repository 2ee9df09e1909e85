extension UIViewController: @preconcurrency Equatable {
  public static func == (a: UIViewController, b: UIViewController) -> Bool { a === b }
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
  public var isMovingToParent: Bool { false }
  public var isModalInPresentation: Bool {
    get { false }
    set {}
  }
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { .automatic }
    set {}
  }
  public var sheetPresentationController: UISheetPresentationController? { nil }
}

public enum UIModalPresentationStyle { case automatic, fullScreen, pageSheet, formSheet }

@MainActor
@preconcurrency
public final class UISheetPresentationController {
  public struct Detent {
    public static func medium() -> Detent { Detent() }
    public static func large() -> Detent { Detent() }
  }
  public var detents: [Detent] = []
}

extension UINavigationItem {
  public enum BackButtonDisplayMode { case `default`, generic, minimal }
  public var backButtonDisplayMode: BackButtonDisplayMode {
    get { .default }
    set {}
  }
  public var title: String? {
    get { nil }
    set {}
  }
}

extension UIBarButtonItem {
  public enum SystemItem { case done }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
  }
}

extension UIAction {
  public convenience init(handler: @escaping (UIAction) -> Void) { self.init(title: "", handler: handler) }
}

extension UIApplication {
  public enum State { case active, inactive, background }
  public var applicationState: State { .active }
  public func open(_ url: URL) { open(url, options: [:], completionHandler: nil) }
}

extension UIScene {
  public final class OpenExternalURLOptions {
    public var universalLinksOnly = false
    public init() {}
  }
  public func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool { false }
}

extension UIWindow {
  public var windowScene: UIWindowScene? { nil }
}

extension UITabBarItem {
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
  }
}

extension UIView: @preconcurrency Equatable {
  public static func == (a: UIView, b: UIView) -> Bool { a === b }
}

extension UIImage: Hashable {
  public static func == (a: UIImage, b: UIImage) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension NotificationCenter {
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
}

/// Stands in for Foundation's class, which Linux lacks. Its keys are weak.
public final class NSMapTable<Key: AnyObject, Value: AnyObject> {
  private var entries: [(key: () -> Key?, value: Value)] = []

  public init(keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options) {}

  public func object(forKey key: Key?) -> Value? {
    entries.first { $0.key() === key }?.value
  }

  public func setObject(_ value: Value?, forKey key: Key?) {
    entries.removeAll { $0.key() == nil || $0.key() === key }
    if let value, let key { entries.append(({ [weak key] in key }, value)) }
  }
}

public enum NSPointerFunctions {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let weakMemory = Options(rawValue: 1)
  }
}
