/// Doubles of the controls that the example app's components show. Tests tap them.
@MainActor
@preconcurrency
open class UIAction {
  package let handler: (UIAction) -> Void
  open var title: String

  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }
}

open class UIBarButtonItem: UIBarItem {
  private let primaryAction: UIAction?

  public init(primaryAction: UIAction?) {
    self.primaryAction = primaryAction
    super.init()
    title = primaryAction?.title
  }

  package func tap() {
    if isEnabled, let primaryAction { primaryAction.handler(primaryAction) }
  }
}

@MainActor
@preconcurrency
open class UINavigationItem {
  open var rightBarButtonItem: UIBarButtonItem?
  package init() {}
}

@MainActor
@preconcurrency
open class UIAlertAction {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel, destructive
  }

  public let title: String?
  public let style: Style
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  package func tap() {
    handler?(self)
  }
}

open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert
  }

  public let preferredStyle: UIAlertController.Style
  open private(set) var actions: [UIAlertAction] = []
  open var message: String?

  public init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  public required init?(coder: NSCoder) {
    nil
  }

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }
}

@MainActor
@preconcurrency
open class UIPopoverPresentationController {
  open var sourceView: UIView?
  package init() {}
}

open class UIControl: UIView {}

open class UIButton: UIControl {
  public struct Configuration {
    public var title: String?
    public static func filled() -> UIButton.Configuration { Configuration() }
  }

  open var configuration: UIButton.Configuration?
  private let primaryAction: UIAction?

  public init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.configuration = configuration
    self.primaryAction = primaryAction
    super.init(frame: .zero)
  }

  package func tap() {
    if let primaryAction { primaryAction.handler(primaryAction) }
  }
}
