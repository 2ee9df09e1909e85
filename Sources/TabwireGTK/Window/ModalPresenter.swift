import CWebKitGTK
import Foundation
import TabwireClient
import TabwirePages
import TabwirePaths
import TabwireWebKit

/// Presents pages modally: in a window over the main one, with a web view of its own.
@MainActor
package final class ModalPresenter {
  private let configuration: NavigatorConfiguration
  package private(set) var shown: ModalWindow?
  var changeZoom: (@MainActor (@MainActor (inout Zoom) -> Void) -> Void)?
  /// Called when a modal page is presented or dismissed, or its window changed.
  var onChange: (@MainActor () -> Void)?
  private weak var presenter: Navigator?

  init(_ configuration: NavigatorConfiguration) {
    self.configuration = configuration
  }

  /// Presents a page over the window of a navigator. Visits that leave the modal page continue in that navigator.
  func present(_ url: URL, over presenter: Navigator) {
    guard presenter.isSelected else { return }
    dismiss()
    let navigator = Navigator(
      id: UUID(), tabManager: presenter.tabManager, configuration: configuration, modalURL: url)
    show(navigator, over: presenter)
  }

  /// Presents the page of a removed tab over the window of another navigator.
  func present(_ navigator: Navigator, over presenter: Navigator) {
    dismiss()
    navigator.shown.becomeModal()
    show(navigator, over: presenter)
  }

  private func show(_ navigator: Navigator, over presenter: Navigator) {
    self.presenter = presenter
    shown = presenter.withWidget {
      ModalWindow(
        navigator, over: $0, applicationName: configuration.environment.settings.applicationName,
        changeZoom: { [weak self] in self?.changeZoom?($0) },
        delegate: self, onClose: { [weak self] in self?.dismiss() })
    }
    onChange?()
  }

  // MARK: Navigation

  func navigationStack(over presenter: Navigator) -> NavigationStack {
    NavigationStack(main: presenter.shown.pages, modal: covers(presenter) ? shown?.navigator.shown.pages ?? [] : [])
  }

  /// Carries out effects of the modal window.
  ///
  /// - Parameters:
  ///   - response: The response to a form of the modal page, if the effects lead to its page.
  private func perform(_ effects: [NavigationEffect], rendering response: FormResponse?) {
    guard let presenter else { return }
    guard let response, effects.count == 2, effects[0] == .dismiss else { return perform(effects, over: presenter) }
    let address = PageAddress(response.url)
    switch effects[1] {
    case .visit(address, on: .main): render(response, over: presenter, replaces: presenter.page.address == address)
    case .replace(address, on: .main): render(response, over: presenter, replaces: true)
    case .pop(Pop(to: address, .visit), on: .main):
      presenter.loader.formResponse = response
      perform(effects, over: presenter)
    default: perform(effects, over: presenter)
    }
  }

  private func render(_ response: FormResponse, over presenter: Navigator, replaces: Bool) {
    dismiss(over: presenter)
    Task { [weak presenter] in
      guard let presenter, await !presenter.loader.render(response, replaces: replaces) else { return }
      let address = PageAddress(response.url)
      presenter.routing.perform(replaces ? .replace(address, on: .main) : .visit(address, on: .main))
    }
  }

  /// Carries out effects on the navigation stacks of a tab.
  func perform(_ effects: [NavigationEffect], over presenter: Navigator) {
    for effect in effects {
      switch effect {
      case .present(let address): present(address.url, over: presenter)
      case .dismiss: dismiss(over: presenter)
      case .visit(_, on: .modal), .replace(_, on: .modal), .pop(_, on: .modal), .refresh(.modal):
        if covers(presenter) { shown?.navigator.routing.perform(effect) }
      case .visit, .replace, .pop, .refresh, .replaceRoot: presenter.routing.perform(effect)
      }
    }
    if effects == [.dismiss] { presenter.signIn.didEnd() }
  }

  func covers(_ presenter: Navigator) -> Bool {
    shown != nil && self.presenter === presenter
  }

  func dismiss(over presenter: Navigator) {
    if self.presenter === presenter { dismiss() }
  }

  func dismiss() {
    let window = shown
    shown = nil
    presenter = nil
    window?.close()
    if window != nil { onChange?() }
  }
}

// The delegate of the modal window's navigator.
extension ModalPresenter: NavigatorDelegate {
  func navigatorDidChange(_ navigator: Navigator) {
    shown?.chrome.update()
    onChange?()
  }

  func navigatorDidSettle(_ navigator: Navigator) {}

  func navigator(_ navigator: Navigator, showToast text: String, action: ToastOverlay.Action?) {
    shown?.chrome.toasts.show(text, action: action)
  }

  func navigator(_ navigator: Navigator, offer text: String, action: ToastOverlay.Action) {
    shown?.chrome.toasts.show(text, action: action)
  }

  func navigationStack(of navigator: Navigator) -> NavigationStack {
    presenter.map { navigationStack(over: $0) } ?? NavigationStack(modal: navigator.shown.pages)
  }

  func navigator(_ navigator: Navigator, perform effects: [NavigationEffect]) {
    let response = navigator.loader.formResponse
    navigator.loader.formResponse = nil
    perform(effects, rendering: response)
  }
}
