import Tabwire
import TabwireServer

/// Renders the tab bar of the demo a number of times, and prints the size of the markup.
///
///     Rendering page|cached|tab plain|full COUNT
@main
struct Rendering {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let count = Int(arguments[3]) else {
      print("Usage: Rendering page|cached|tab plain|full COUNT")
      return
    }
    let isFull = arguments[2] == "full"
    let renderer = TabBarRenderer(icon: icon)
    var byteCount = 0
    for number in 0..<count {
      // Each request declares the tab bar again, and asks for the first page of a tab or for one of several other pages.
      let tabBar = tabBar(isFull: isFull)
      let path = arguments[1] == "tab" ? "/explore" : "/explore/\(number % 24)"
      let html: String?
      if arguments[1] == "page" {
        html = try? tabBar.page(for: path, hidden: isFull).html(icon: icon)
      } else {
        html = try? renderer.render(tabBar, for: path, hidden: isFull).html
      }
      byteCount = html?.utf8.count ?? 0
    }
    print(byteCount)
  }

  /// Five tabs, as the demo shows them to its premium user.
  private static func tabBar(isFull: Bool) -> TabBar {
    TabBar(session: session) {
      for (id, title, icon) in [
        ("home", "Home", "house.fill"), ("explore", "Explore", "magnifyingglass"),
        ("library", "Library", "books.vertical"), ("premium", "Premium", "star.fill"),
        ("profile", "Profile", "person.crop.circle"),
      ] {
        let tab = Tab(TabID(id), title: title, icon: icon, path: id == "home" ? "/" : "/\(id)").badge(
          id == "home" ? 3 : 0)
        isFull ? tab.version(17).owns("/\(id)s").eager(id == "explore") : tab
      }
    }
  }

  private static let session = SessionKey(for: "ada") { _ in Array(repeating: UInt8(7), count: 16) }

  @Sendable private static func icon(_ name: String) -> String? {
    #"<svg viewBox="0 0 24 24" width="24" height="24"><path d="M12 3 3 11v10h6v-6h6v6h6V11z"/></svg>"#
  }
}
