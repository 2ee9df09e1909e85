// Declarations of UIKit that Hotwire Native needs to compile. They only store values.

extension UIView {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("top", of: self) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor("centerY", of: self) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension("width", of: self) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension("height", of: self) }
  public var layer: CALayer { CALayer() }
  public var window: UIWindow? { nil }
  public func bringSubviewToFront(_ view: UIView) {}
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
}

public final class CALayer {
  public func add(_ animation: CATransition, forKey key: String?) {}
}

public final class CATransition {
  public enum Kind { case fade }
  public var type = Kind.fade
  public var duration = 0.0
  public init() {}
}

public enum CATransaction {
  public static func animationDuration() -> Double { 0 }
}

public let kCATransition = "transition"

public final class NSLayoutDimension: NSLayoutAnchor {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint("\(name) = \(constant)")
  }
}

extension UIColor {
  public static let white = UIColor()
  public static let gray = UIColor()
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor()
}

extension UIControl {
  public struct Event: Sendable {
    public static let valueChanged = Event()
  }
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
}

/// Stands in for `#selector`, which needs the Objective-C runtime.
public struct Selector: Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
}

open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  public init() { super.init(frame: .zero) }
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

open class UIActivityIndicatorView: UIView {
  public enum Style { case medium }
  open var color: UIColor?
  open var hidesWhenStopped = true
  public init(style: UIActivityIndicatorView.Style) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
  open func startAnimating() {}
  open func stopAnimating() {}
}

extension UILayoutGuide {
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor("centerX", of: self) }
}
