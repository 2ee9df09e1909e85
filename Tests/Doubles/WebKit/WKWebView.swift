@_exported import UIKit

/// A double of WebKit's class. Tests set its page.
open class WKWebView: UIView {
  open package(set) var url: URL?
  public let configuration: WKWebViewConfiguration
  /// What the web view was told to do, in order.
  package var log: [String] = []

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
}
