import Foundation
import NativeBridge
import TabwirePages
import TabwirePaths
import TabwireWebKit

/// What outlives the web process and the app: the pages, with the scroll positions and the unsent input in them.
@MainActor
final class PageMemory {
  private let shown: ShownPage
  /// What the user did in the pages, for the next start of the app and for the next web process.
  var contents = PageContents()
  /// Whether input of the last start waits until a page gives the session in which it was typed.
  var inputAwaitsSession = false

  init(_ shown: ShownPage) {
    self.shown = shown
  }

  /// The pages with what the user did in them, or `nil` if there is none.
  var savedHistory: SavedHistory? {
    guard shown.isStarted else { return nil }
    let url =
      shown.url ?? shown.page.failure?.address?.url ?? shown.page.document?.load?.requested.url ?? shown.root
    let back = Array(shown.backList.reversed())
    let pages = back + [url] + (shown.webView?.history.forward ?? shown.savedPage?.forwardList ?? [])
    return SavedHistory(
      pages.map { SavedHistory.Page($0, content: contents[$0]) }, current: back.count, title: shown.title)
  }

  /// Restores the pages of the last start when the tab is selected.
  ///
  /// - Parameters:
  ///   - history: The pages.
  ///   - isConfirmed: Whether they are known to be of the user who is signed in. Otherwise input is put back only when
  ///     a page gives the session.
  func restore(_ history: SavedHistory, isConfirmed: Bool) {
    guard shown.page == .unstarted else { return }
    shown.savedPage = SuspendedWebPage(history, showsTitle: isConfirmed)
    contents = PageContents(returning: history)
    inputAwaitsSession = !isConfirmed
    shown.send(.found(SuspendedPage(address: PageAddress(history.page.url))))
  }

  /// Puts input of the last start, or of a web process that ended, back into the page in front.
  func putBackInput() {
    guard !inputAwaitsSession, let webView = shown.askableWebView, let url = webView.url,
      let fields = contents.beginReturn(to: url)
    else { return }
    Task { [weak self, weak webView, screen = shown.screen] in
      let lost = await webView?.page.putBack(fields, at: url)
      guard let self else { return }
      // The page may have been loaded again in the meantime.
      let isSamePage = screen === shown.screen
      contents.endReturn(to: url, isBack: lost != nil && isSamePage)
      if !isSamePage { return putBackInput() }
      if let lost, !lost.isEmpty { offer(lost) }
    }
  }

  /// Offers texts whose field is not in the page any more.
  private func offer(_ texts: [String]) {
    shown.showToast(
      localized("This page has changed. Your text has no field in it."),
      action: (localized("Copy Text"), { [weak shown] in shown?.view.copy(texts.joined(separator: "\n\n")) }))
  }
}
