import Foundation
import TabwirePages
import TabwirePaths
import TabwireWebKit

/// Decides where the navigations of a page lead: in its web view, elsewhere in the app, or to another app.
@MainActor
struct NavigationDecider {
  let shown: ShownPage
  let routing: PageRouting
  let session: PageSession
  let signIn: PageSignIn
  let externalOpening: ExternalOpening

  func decide(_ request: NavigationRequest) -> NavigationDecision {
    let url = request.url
    let owner = owner(of: url)
    if case .mainFrameResponse = request.kind {
      shown.records.responseDidArrive(at: url, isForm: request.isForm)
    }
    let policy = NavigationPolicy(isEager: shown.isEager, signsIn: owner == .app && signIn.isRequired(at: url))
    switch policy.outcome(of: request.kind, to: owner) {
    case .follow: return .follow
    case .ignore: return .ignore
    case .download: return .download
    case .submit:
      shown.records.formDidStart()
      session.formDidStart()
      return .follow
    case .route: return routing.route(url) ? .follow : .ignore
    case .routeResponse: return routing.routeResponse(at: url, isForm: request.isForm) ? .follow : .ignore
    case .present: return showForeignPage(request)
    case .fail(let status):
      shown.configuration.logger.warning("\(url.loggable) cannot be shown: the server responded with status \(status)")
      shown.send(.failed(.serverFailed(status: status), PageAddress(url)))
    case .stay(let status):
      shown.records.loadDidFail(isLoading: false)
      if !hasPage { shown.send(.failed(.empty(status: status), PageAddress(url))) }
    case .signIn: signIn.begin(for: url)
    case .openHere: openInApp(request)
    case .leave:
      endVisit(leavingBy: request)
      if case .mainFrameResponse = request.kind, !hasPage {
        shown.send(.failed(.leavesApp(to: url.hostAndPort), shown.page.document?.load?.requested))
      }
      externalOpening.open(request)
    }
    return .ignore
  }

  /// Whether a page is in front, which stays.
  private var hasPage: Bool { shown.page.document?.hasScreen == true }

  private func owner(of url: URL) -> PageOwner {
    if shown.tabManager.location.contains(url) { return .app }
    if ["blob", "data"].contains(url.scheme?.lowercased()) { return .file }
    return Origin(url).map { shown.settings.allowedOrigins.contains($0) } == true ? .allowed : .other
  }

  /// Shows a page of another origin that the app allows: in the modal window, or in a new one.
  private func showForeignPage(_ request: NavigationRequest) -> NavigationDecision {
    let address = PageAddress(request.url)
    switch request.kind {
    case .newWindow where shown.isModal:
      // The page must not change while WebKit emits a signal.
      if request.isUserGesture { Task { [weak shown] in shown?.send(.visit(address)) } }
      return .ignore
    case _ where shown.isModal: return .follow
    default:
      endVisit(leavingBy: request)
      Task { [weak shown] in shown?.delegate?.perform([.present(address)]) }
      return .ignore
    }
  }

  /// Ends a Turbo visit that leads out of the app. Without this, Turbo would wait for the response forever.
  private func endVisit(leavingBy request: NavigationRequest) {
    if case .mainFrameResponse = request.kind, shown.isVisiting { shown.send(.stop) }
  }

  /// Opens a page of the app in this web view instead of a new window, because the user is signed in here.
  private func openInApp(_ request: NavigationRequest) {
    let logger = shown.configuration.logger
    guard request.isUserGesture else {
      return logger.notice("\(request.url.loggable) not opened in a new window: no user action caused it")
    }
    logger.info("\(request.url.loggable) opened in the app instead of a new window")
    if routing.route(request.url) {
      Task { [weak shown] in shown?.send(.visit(PageAddress(request.url))) }
    }
  }
}
