import Foundation
import TabwireWebKit

/// The context menu of a place in a page. WebKit has its own for the mouse, to which the app adds what only it can do.
struct ContextMenu {
  enum Action: Equatable {
    case openInBrowser(URL)
    case copy(String)
    case edit(EditingCommand)
    case goBack
    case reload
    case inspect
  }

  typealias Item = (title: String, action: Action)

  /// The items that only the app can carry out.
  let ofApp: [Item]
  /// All actions, for the keyboard.
  let all: [Item]

  /// - Parameters:
  ///   - canGoBack: Whether there is a page to go back to.
  ///   - canInspect: Whether the web inspector may be opened.
  init(at place: PagePlace, canGoBack: Bool, canInspect: Bool) {
    var ofApp: [Item] = []
    if let url = place.link.flatMap({ URL(string: $0) }), ExternalOpener.canOpen(url) {
      ofApp.append((localized("Open in Browser"), .openInBrowser(url)))
    }
    if place.isOfPage {
      if canGoBack { ofApp.append((localized("Back"), .goBack)) }
      ofApp.append((localized("Reload"), .reload))
    }
    self.ofApp = ofApp
    let link: [Item] = place.link.map { [(localized("Copy Link"), .copy($0))] } ?? []
    let edit: [Item] =
      place.isEditable
      ? [
        (localized("Cut"), .edit(.cut)), (localized("Copy"), .edit(.copy)), (localized("Paste"), .edit(.paste)),
        (localized("Select All"), .edit(.selectAll)),
      ] : place.isSelection ? [(localized("Copy"), .edit(.copy))] : []
    all = ofApp + link + edit + (canInspect ? [(localized("Inspect"), .inspect)] : [])
  }
}
