@_exported import Foundation
// On Apple's platforms its types belong to Foundation.
@_exported import FoundationNetworking

/// A double of UIKit's class that knows its superview and subviews.
@MainActor
@preconcurrency
open class UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  open var frame = CGRect.zero
  open var autoresizingMask: AutoresizingMask = []
  open private(set) var subviews: [UIView] = []
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var backgroundColor: UIColor?
  package private(set) weak var superview: UIView?
  /// The view controller that owns it.
  package weak var controller: UIViewController?

  public init(frame: CGRect) {
    self.frame = frame
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// As in UIKit, the owning view controller appears if the view hierarchy is on the screen.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
    if isShown { view.controller?.appear() }
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    controller?.disappear()
  }

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }

  private var isShown: Bool {
    controller?.isShown ?? superview?.isShown ?? false
  }
}

open class UIColor: @unchecked Sendable {
  public static let systemBackground = UIColor()
  package init() {}
}
