@_exported import UIKit

/// A double of WebKit's class. Tests set its page.
open class WKWebView: UIView {
  open package(set) var url: URL?
  public let configuration: WKWebViewConfiguration

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
}
