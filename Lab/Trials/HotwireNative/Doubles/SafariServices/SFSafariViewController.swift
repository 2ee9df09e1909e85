@_exported import UIKit

open class SFSafariViewController: UIViewController {
  open var preferredControlTintColor: UIColor?
  public init(url: URL) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}
