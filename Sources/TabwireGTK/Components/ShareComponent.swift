import Foundation
import NativeBridge
import TabwireWebKit

/// The component `share`, which shows a share button in the header bar.
///
/// Pages use one of two vocabularies, and the component understands both:
///
/// - bridge-components sends `connect` with a `url`. The button opens a menu that copies the link, opens it in the browser or
///   sends it by mail.
/// - A page that sends `connect` without a `url` shares itself: the component replies when the user clicks the button.
///
/// `disconnect` removes the button.
public final class ShareComponent: BridgeComponent {
  override public nonisolated class var name: String { "share" }

  private enum Event: String {
    case connect
    case disconnect
  }

  private struct MessageData: Decodable {
    let url: String?
  }

  private var button: HeaderButton?

  override public func onReceive(message: Message) {
    switch Event(rawValue: message.event) {
    case .connect: connect(message)
    case .disconnect: removeButton()
    case nil: reject(message, reason: "unknown event")
    }
  }

  private func connect(_ message: Message) {
    removeButton()
    let data: MessageData? = message.data()
    guard let data else { return reject(message, reason: "url is not a string") }
    guard let text = data.url else {
      return addButton { [weak self] in self?.reply(to: Event.connect.rawValue) }
    }
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()) else {
      return reject(message, reason: "url is not an address of a page")
    }
    addButton { [weak self] in self?.screen?.share(url, at: self?.button) }
  }

  private func addButton(onClick: @escaping @MainActor () -> Void) {
    button = screen?.addHeaderButton(
      localized("Share"), icon: screen?.iconName(for: "share"), isSuggested: false, onClick: onClick)
  }

  private func removeButton() {
    if let button { screen?.removeHeaderButton(button) }
    button = nil
  }
}

extension Screen {
  /// Shows a menu with the ways to share a page.
  fileprivate func share(_ url: URL, at button: HeaderButton?) {
    let titles = [localized("Copy Link"), localized("Open in Browser"), localized("Send by Mail")]
    showMenu(localized("Share"), items: titles.map { MenuItem($0) }, at: button) { [weak self] choice in
      switch choice {
      case 0:
        self?.copy(url.absoluteString)
        self?.showToast(localized("Link copied"))
      case 1: self?.openExternally(url)
      default: if let mail = Self.mail(with: url) { self?.openExternally(mail) }
      }
    }
  }

  private static func mail(with url: URL) -> URL? {
    var parts = URLComponents()
    parts.scheme = "mailto"
    parts.queryItems = [URLQueryItem(name: "body", value: url.absoluteString)]
    return parts.url
  }
}
