/// A double of UIKit's class that records each change.
@MainActor
@preconcurrency
open class UIBarItem {
  open var title: String? { didSet { changes.append("title") } }
  open var image: UIImage? { didSet { changes.append("image") } }
  open var isEnabled = true
  open var accessibilityIdentifier: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// The changed properties, in order.
  package var changes: [String] = []
}

open class UITabBarItem: UIBarItem {
  open var badgeValue: String? { didSet { changes.append("badgeValue") } }

  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    changes = []
  }
}

open class UITabBar: UIView {
  open var items: [UITabBarItem]?
}
