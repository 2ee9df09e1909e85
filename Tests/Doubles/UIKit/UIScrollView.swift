public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

open class UIScrollView: UIView {
  open var scrollsToTop = true
  open var contentOffset = CGPoint.zero
  open package(set) var adjustedContentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
}
