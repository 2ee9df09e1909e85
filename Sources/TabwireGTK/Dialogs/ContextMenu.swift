import Foundation
import TabwireWebKit

/// The context menu of a place in a page.
struct ContextMenu {
  /// An action of the context menu.
  enum Action: Equatable {
    case openInBrowser(URL)
    case copy(String)
    case save(URL)
    case edit(EditingCommand)
    case goBack
    case reload
    case inspect
  }

  /// The address of the link under the pointer, or an empty string.
  let title: String
  let actions: [(title: String, action: Action)]

  /// - Parameters:
  ///   - place: The place in the page.
  ///   - canGoBack: Whether there is a page to go back to.
  ///   - canInspect: Whether the web inspector may be opened.
  init(at place: PagePlace, canGoBack: Bool, canInspect: Bool) {
    var actions: [(String, Action)] = []
    let (link, image) = (place.link, place.image)
    let (isEditable, isSelection) = (place.isEditable, place.isSelection)
    if let link {
      if let url = URL(string: link), ExternalOpener.canOpen(url) {
        actions.append(("Open in Browser", .openInBrowser(url)))
      }
      actions.append(("Copy Link", .copy(link)))
    }
    if let image {
      if let url = URL(string: image), url.scheme == "http" || url.scheme == "https" {
        actions.append(("Save Image", .save(url)))
      }
      actions.append(("Copy Image Address", .copy(image)))
    }
    if isEditable { actions.append(("Cut", .edit(.cut))) }
    if isEditable || isSelection { actions.append(("Copy", .edit(.copy))) }
    if isEditable {
      actions.append(("Paste", .edit(.paste)))
      actions.append(("Select All", .edit(.selectAll)))
    }
    if actions.isEmpty {
      if canGoBack { actions.append(("Back", .goBack)) }
      actions.append(("Reload", .reload))
    }
    if canInspect { actions.append(("Inspect", .inspect)) }
    title = link ?? ""
    self.actions = actions
  }
}
