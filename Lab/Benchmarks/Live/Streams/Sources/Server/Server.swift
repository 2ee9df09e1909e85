import Foundation
import Hummingbird
import TabwireHummingbird
import TabwireServer
import TabwireValkey

/// One process of a server: a stream, a page of nothing but the tab bar, and `POST /change`, which changes the tab bar of
/// everybody.
@main
struct Server {
  struct Context: TabwireRequestContext {
    var coreContext: CoreRequestContextStorage
    var tabwire: TabwireStorage

    init(source: Source) {
      coreContext = CoreRequestContextStorage(source: source)
      tabwire = TabwireStorage(source: source)
    }
  }

  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let port = Int(arguments[1]), let coalescingTime = Int64(arguments[3]) else {
      print("usage: Server VALKEY-PORT COUNTER-FILE COALESCING-TIME")
      exit(EX_USAGE)
    }
    let counter = try SharedCounter(file: arguments[2])
    var options = TabBarUpdatesOptions()
    options.maximumSubscriberCount = 100_000
    options.coalescingTime = coalescingTime
    let report: @Sendable (any Error) -> Void = { print("error: \($0)") }
    let renderer = TabBarRenderer(updates: "/updates")
    let updates = TabBarUpdates(
      renderer: renderer, options: options, broker: ValkeyBroker(port: port, onError: report), onError: report)

    let router = Router(context: Context.self)
    router.get("/page") { _, _ in
      let tabBar = try renderer.render(tabBar(badge: counter.value), for: "/").html
      return "<!DOCTYPE html><html><body>\(tabBar)</body></html>"
    }
    router.post("/change") { _, _ in
      counter.increment()
      updates.publishToEverybody()
      return HTTPResponse.Status.noContent
    }
    router.tabBarUpdates("/updates", from: updates) { _, _, _ in
      TabBarSubscription(to: ["user:7"]) { tabBar(badge: counter.value) }
    }
    let application = Application(
      router: router, server: .gracefulHTTP1(),
      configuration: .init(address: .hostname("127.0.0.1", port: 0), backlog: 4096),
      onServerRunning: { channel in
        print("listening on \(channel.localAddress?.port ?? 0)")
        fflush(nil)
      })
    try await application.runService()
  }

  static func tabBar(badge: Int) -> TabBar {
    TabBar(session: nil) {
      Tab("home", title: "Home", icon: "house.fill", path: "/").badge(badge)
      Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore")
      Tab("library", title: "Library", icon: "books.vertical", path: "/library")
      Tab("premium", title: "Premium", icon: "star.fill", path: "/premium")
      Tab("profile", title: "Profile", icon: "person.crop.circle", path: "/profile")
    }
  }
}
