import UIKit

/// A double of WebKit's class: it shows the page that a test says it shows.
open class WKWebView: UIView {
  open package(set) var url: URL?
}
