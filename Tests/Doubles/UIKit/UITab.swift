/// A double of UIKit's class. It requests its view controller on first use, and records each change.
@MainActor
@preconcurrency
@available(iOS 18.0, *)
open class UITab {
  public let identifier: String
  open var title: String { didSet { changes.append("title") } }
  open var image: UIImage? { didSet { changes.append("image") } }
  open var badgeValue: String? { didSet { changes.append("badgeValue") } }
  open var accessibilityIdentifier: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  @available(iOS 18.4, *)
  open var isEnabled: Bool {
    get { isTappable }
    set { isTappable = newValue }
  }
  /// Whether a tap reaches the delegate.
  package private(set) var isTappable = true
  /// The changed properties, in order.
  package var changes: [String] = []
  package private(set) var resolved: UIViewController?
  private let viewControllerProvider: ((UITab) -> UIViewController)?

  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    self.viewControllerProvider = viewControllerProvider
  }

  open var viewController: UIViewController? {
    if resolved == nil { resolved = viewControllerProvider?(self) }
    return resolved
  }
}

/// A double of the tab with the search role. The system gives it an identifier of its own.
@available(iOS 18.0, *)
open class UISearchTab: UITab {
  public override init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: "com.apple.UIKit.SearchTab",
      viewControllerProvider: viewControllerProvider)
  }
}
