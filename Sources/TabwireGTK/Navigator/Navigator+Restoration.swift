import CWebKitGTK
import Foundation
import NativeBridge
import TabwirePages
import TabwirePaths
import TabwireWebKit

// The pages of a navigator outlive the app: they are kept for its next start.
extension Navigator {
  /// The pages with what the user did in them, or `nil` if there is none.
  var savedHistory: SavedHistory? {
    guard isStarted else { return nil }
    let url = url ?? page.failure?.address?.url ?? page.document?.load?.requested.url ?? root
    let back = Array(backList.reversed())
    let pages = back + [url] + (webView?.history.forward ?? savedPage?.forwardList ?? [])
    return SavedHistory(
      pages.map { SavedHistory.Page($0, content: contents[$0]) }, current: back.count, title: title)
  }

  /// Restores the pages of the last start when the tab is selected.
  ///
  /// - Parameters:
  ///   - history: The pages.
  ///   - isConfirmed: Whether they are known to be of the user who is signed in. Otherwise input is put back only when
  ///     a page gives the session.
  func restore(_ history: SavedHistory, isConfirmed: Bool) {
    guard page == .unstarted else { return }
    savedPage = SuspendedWebPage(history, showsTitle: isConfirmed)
    contents = PageContents(returning: history)
    inputAwaitsSession = !isConfirmed
    send(.found(SuspendedPage(address: PageAddress(history.page.url))))
  }

  /// Puts input of the last start, or of a web process that ended, back into the page in front.
  func putBackInput() {
    guard !inputAwaitsSession, let webView, screen != nil, page.failure == nil, let url = webView.url,
      let fields = contents.beginReturn(to: url)
    else { return }
    Task { [weak self, weak webView, screen] in
      let lost = await webView?.page.putBack(fields, at: url)
      guard let self else { return }
      // The page may have been loaded again in the meantime.
      let isSamePage = screen === self.screen
      contents.endReturn(to: url, isBack: lost != nil && isSamePage)
      if !isSamePage { return putBackInput() }
      if let lost, !lost.isEmpty { offer(lost) }
    }
  }

  /// Offers texts whose field is not in the page any more.
  private func offer(_ texts: [String]) {
    showToast(
      "This page has changed. Your text has no field in it.",
      action: (
        "Copy Text",
        { [weak self] in
          guard let self else { return }
          view.copy(texts.joined(separator: "\n\n"))
        }
      ))
  }
}
