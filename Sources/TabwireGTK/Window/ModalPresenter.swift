#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import TabwireClient

  /// Shows what the path configuration wants over everything else, in a window of its own with its own web view.
  @MainActor
  final class ModalPresenter {
    private let environment: WebEnvironment
    private let configuration: NavigatorConfiguration
    /// What is shown; nothing if nothing is.
    private(set) var shown: ModalWindow?
    /// Shows every page larger or smaller.
    var changeZoom: (@MainActor (@MainActor (inout Zoom) -> Void) -> Void)?
    private weak var presenter: Navigator?

    init(environment: WebEnvironment, configuration: NavigatorConfiguration) {
      self.environment = environment
      self.configuration = configuration
    }

    /// Shows a page over the window of a navigator, which takes over what leaves the page.
    func present(_ url: URL, over presenter: Navigator) {
      guard presenter.isSelected else { return }
      dismiss()
      let navigator = Navigator(
        id: UUID(), tabManager: presenter.tabManager, environment: environment,
        configuration: configuration.forModals, rootURL: url, presentsModals: nil)
      navigator.onLeave = { [weak self, weak navigator, weak presenter] route, url in
        if route == .replace { return navigator?.follow(route, to: url) ?? () }
        self?.dismiss()
        // What goes back from something modal goes back to what lies below.
        switch route {
        case .back, .none: break
        case .refresh: presenter?.reload()
        default: presenter?.follow(route, to: url)
        }
      }
      self.presenter = presenter
      shown = ModalWindow(
        navigator, over: presenter.widget, applicationName: configuration.applicationName,
        changeZoom: { [weak self] in self?.changeZoom?($0) }, onClose: { [weak self] in self?.dismiss() })
    }

    /// Whether something is shown over a navigator.
    func covers(_ presenter: Navigator) -> Bool {
      shown != nil && self.presenter === presenter
    }

    /// Takes away what is shown over a navigator.
    func dismiss(over presenter: Navigator) {
      if self.presenter === presenter { dismiss() }
    }

    /// Takes away what is shown.
    func dismiss() {
      let window = shown
      shown = nil
      presenter = nil
      window?.close()
    }
  }
#endif
