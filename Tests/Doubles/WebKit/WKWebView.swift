import UIKit

/// A double of WebKit's class. Tests set its page.
open class WKWebView: UIView {
  open package(set) var url: URL?
}
