import Foundation
import TabwirePaths
import TabwireWebKit

/// Opens other apps for a page, as often as the user's actions allow.
@MainActor
final class ExternalOpening {
  private let shown: ShownPage
  private var policy = ExternalOpenPolicy()

  init(_ shown: ShownPage) {
    self.shown = shown
  }

  /// Records an action of the user in the window, or that the user selected the page.
  func userActed() { policy.userActed() }

  /// Opens a URL in another app, or asks the user first if no user action caused it.
  func open(_ request: NavigationRequest) {
    let url = request.url
    guard ExternalOpener.canOpen(url) else {
      shown.openExternally(url)
      // The user clicked, and nothing else happens.
      if request.isUserGesture, shown.isSelected { shown.showToast(ExternalOpener.failureText) }
      return
    }
    if request.isUserGesture, shown.isSelected { policy.userGestured() }
    switch policy.decide() {
    case .ignore: break
    case .open where shown.isSelected: shown.openExternally(url)
    case .ask where shown.isSelected:
      shown.showToast(
        localized("This page wants to open %@", ExternalOpener.name(of: url)),
        action: (localized("Open"), { [weak shown] in shown?.openExternally(url) }))
    case .open, .ask:
      shown.configuration.logger.notice("\(url.loggable) not opened: its tab is not selected")
    }
  }
}
