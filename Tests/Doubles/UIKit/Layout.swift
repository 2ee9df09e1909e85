/// Doubles of layout anchors. They lay out no view.
extension UIView {
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

@MainActor
@preconcurrency
open class UILayoutGuide {
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  package init() {}
}

@MainActor
@preconcurrency
open class NSLayoutAnchor {
  package init() {}
  public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor {}

@MainActor
@preconcurrency
open class NSLayoutConstraint {
  package init() {}
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
}
