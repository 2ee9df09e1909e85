/// Doubles of layout anchors. They lay out no view, and record the constraints.
extension UIView {
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("leading", of: self) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("trailing", of: self) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("centerX", of: self) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("bottom", of: self) }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide() }
}

@MainActor
@preconcurrency
open class UILayoutGuide {
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("leading", of: self) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("trailing", of: self) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("top", of: self) }
  package init() {}
}

open class UITrackingLayoutGuide: UILayoutGuide {}
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {}

@MainActor
@preconcurrency
open class NSLayoutAnchor {
  package let name: String

  package init(_ name: String, of owner: AnyObject? = nil) {
    self.name = owner.map { "\(type(of: $0)).\(name)" } ?? name
  }

  public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint("\(name) = \(anchor.name) + \(constant)")
  }

  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint("\(name) >= \(anchor.name) + \(constant)")
  }

  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint("\(name) <= \(anchor.name) + \(constant)")
  }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor {}

@MainActor
@preconcurrency
open class NSLayoutConstraint {
  package let text: String
  /// The constraints that were activated, in order.
  package private(set) static var activated: [String] = []

  package init(_ text: String) {
    self.text = text
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    activated += constraints.map(\.text)
  }
}
