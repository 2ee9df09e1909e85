#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import TabwirePages
  import TabwireClient

  /// Presents pages modally: in a window over the main one, with a web view of its own.
  @MainActor
  final class ModalPresenter {
    private let environment: WebEnvironment
    private let configuration: NavigatorConfiguration
    /// The modal window, or `nil`.
    private(set) var shown: ModalWindow?
    /// Changes the zoom of every page.
    var changeZoom: (@MainActor (@MainActor (inout Zoom) -> Void) -> Void)?
    private weak var presenter: Navigator?

    init(environment: WebEnvironment, configuration: NavigatorConfiguration) {
      self.environment = environment
      self.configuration = configuration
    }

    /// Presents a page over the window of a navigator. Visits that leave the modal page continue in that navigator.
    func present(_ url: URL, over presenter: Navigator) {
      guard presenter.isSelected else { return }
      dismiss()
      let navigator = Navigator(
        id: UUID(), tabManager: presenter.tabManager, environment: environment,
        configuration: configuration.forModals, modalURL: url)
      show(navigator, over: presenter)
    }

    /// Presents the page of a removed tab over the window of another navigator.
    func present(_ navigator: Navigator, over presenter: Navigator) {
      dismiss()
      navigator.becomeModal()
      show(navigator, over: presenter)
    }

    private func show(_ navigator: Navigator, over presenter: Navigator) {
      self.presenter = presenter
      shown = ModalWindow(
        navigator, over: presenter.widget, applicationName: configuration.applicationName,
        changeZoom: { [weak self] in self?.changeZoom?($0) },
        onLeave: { [weak self] in self?.leave(by: $0, to: $1) }, onClose: { [weak self] in self?.dismiss() })
    }

    /// Carries out a route of the modal page in the navigator below.
    private func leave(by route: Route, to url: URL) {
      if route == .replace { return shown?.navigator.follow(route, to: url) ?? () }
      let presenter = presenter
      dismiss()
      // Going back from a modal page shows the page below it.
      switch route {
      case .back, .none: presenter?.signInDidEnd()
      case .refresh: presenter?.reload()
      default: presenter?.follow(route, to: url)
      }
    }

    /// Whether a modal page is over a navigator.
    func covers(_ presenter: Navigator) -> Bool {
      shown != nil && self.presenter === presenter
    }

    /// Dismisses the modal page over a navigator.
    func dismiss(over presenter: Navigator) {
      if self.presenter === presenter { dismiss() }
    }

    func dismiss() {
      let window = shown
      shown = nil
      presenter = nil
      window?.close()
    }
  }
#endif
