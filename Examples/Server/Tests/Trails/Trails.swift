import Hummingbird
import TabwireHummingbird
import TabwireServer

struct TrailsContext: TabwireRequestContext {
  var coreContext: CoreRequestContextStorage
  var tabwire = TabwireStorage()

  init(source: Source) {
    coreContext = CoreRequestContextStorage(source: source)
  }
}

@main
struct Trails {
  static func main() async throws {
    try await Application(router: router(), server: .gracefulHTTP1()).runService()
  }

  static func router() -> Router<TrailsContext> {
    let router = Router(context: TrailsContext.self)
    router.addMiddleware {
      SafetyMiddleware()
      PublicFiles("public")
      TabwireMiddleware { request, context in
        TabBar(omittingSession: .neverSwitchesUsers) {
          Tab("home", title: "Home", icon: "house.fill", path: "/")
          Tab("explore", title: "Explore", icon: "magnifyingglass", path: "/explore").badge(3)
          Tab("profile", title: "Profile", icon: "person.crop.circle", path: "/profile")
        }
      }
    }
    for (path, title) in [("/", "Home"), ("/explore", "Explore"), ("/profile", "Profile")] {
      router.get(RouterPath(path)) { request, context in
        page(
          title, tabBar: try await context.pageTabBar(for: request).html(),
          hasNativeTabBar: context.nativeApp?.hasNativeTabBar == true)
      }
    }
    return router
  }

  static func page(_ title: String, tabBar: String, hasNativeTabBar: Bool) -> Response {
    // The style below hides the links in apps before any JavaScript runs.
    let components = hasNativeTabBar ? #" data-bridge-components="navigation""# : ""
    let html = """
      <!doctype html>
      <html lang="en"\(components)>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
        .tab-bar:not([hidden]) { display: flex; gap: 1rem }
        [data-bridge-components~="navigation"] .tab-bar { display: none }
      </style>
      <script type="importmap">
        { "imports": {
          "@hotwired/stimulus": "/web/vendor/stimulus.js",
          "@hotwired/turbo": "/web/vendor/turbo.js",
          "@tabwire/web": "/web/index.js"
        } }
      </script>
      <script type="module">
        import "@hotwired/turbo"
        import { Application } from "@hotwired/stimulus"
        import { NavigationController } from "@tabwire/web"
        Application.start().register("navigation", NavigationController)
      </script>
      <body>
      \(tabBar)
      <h1>\(title)</h1>
      """
    return Response(
      status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
  }
}
