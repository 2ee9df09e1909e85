import Foundation
import Network
import Tabwire
import TabwireClient
import Testing
import UIKit
import WebKit

@testable import TabwireIOS

/// Images from the server on the tab bar (section P22).
@MainActor
@Suite("Images", .serialized)
struct ImageTests {
  private let server = ImageServer()

  init() {
    UIImage.symbols.formUnion(["star"])
  }

  private func tabBar(_ image: String?, session: String = "a", more: String = "", badge: Int = 0) -> String {
    let image = image.map { #","image":{"path":"\#($0)","kind":"picture"}"# } ?? ""
    return """
      {"active":"home","session":"\(session)","tabs":[
      {"id":"home","title":"Home","icon":"star","path":"/","badge":\(badge)},
      {"id":"me","title":"Me","icon":"star","path":"/me"\(image)}\(more)]}
      """
  }

  private func app(_ api: BarAPI) throws -> UIKitApp {
    try UIKitApp(api, fetch: server.fetch)
  }

  /// Waits until a number of requests wait for a response.
  private func requests(_ count: Int) async {
    await until { server.waitingCount == count }
  }

  private func respond(
    _ path: String? = nil, with result: Result<Data, TabImageError> = .success(.png()), until condition: () -> Bool
  ) async {
    server.respond(to: path, with: result)
    await TabwireIOSTests.until(condition)
  }

  private func image(_ app: UIKitApp, _ tab: String = "me") -> UIImage? {
    app.window.entries.first { $0.identifier == tab }?.image
  }

  // P22.6
  @Test("the icon is shown until the image is there; then it changes on its own tab only", arguments: BarAPI.allCases)
  func placeholder(api: BarAPI) async throws {
    let app = try app(api)
    app.configure(tabBar("/face.png"))
    #expect(image(app)?.name == "symbol star")
    await requests(1)
    let count = app.window.arrangementCount
    app.window.forgetChanges()
    await respond { image(app)?.name == "drawing" }
    #expect(app.window.bar.map(\.changes.isEmpty) == [true, false])
    #expect(app.window.arrangementCount == count)
    #expect(image(app, "home")?.name == "symbol star")
  }

  // P22.4, P22.5
  @Test("a symbol fits into the icon's square and is tinted; a picture fills a circle in its own colors")
  func drawing() async throws {
    // The double of UIImage fails where it is decoded on the main thread.
    let file = Data.png(width: 100, height: 50)
    let symbol = try await TabPicture.draw(file, as: .symbol)
    let picture = try await TabPicture.draw(file, as: .picture)
    let square = CGRect(x: 0, y: 0, width: 25, height: 25)
    for image in [symbol, picture] {
      #expect(image.size == square.size)
      #expect(image.scale == 3)
    }
    #expect(symbol.renderingMode == .alwaysTemplate)
    #expect(symbol.steps == ["(0.0, 6.25, 25.0, 12.5)"])
    #expect(picture.renderingMode == .alwaysOriginal)
    #expect(picture.steps == ["circle (0.0, 0.0, 25.0, 25.0)", "(-12.5, 0.0, 50.0, 25.0)"])
  }

  @Test("a file that cannot be decoded is damaged")
  func undecodable() async throws {
    await #expect(throws: TabImageError.damaged) {
      try await TabPicture.draw(.png(pixels: "undecodable"), as: .picture)
    }
  }

  // P22.11
  @Test("an image is fetched once in a hundred page loads, whether it can be shown or not", arguments: BarAPI.allCases)
  func once(api: BarAPI) async throws {
    let app = try app(api)
    app.configure(
      tabBar("/face.png", more: #",{"id":"x","title":"X","icon":"star","path":"/x","image":{"path":"/broken.png"}}"#))
    await requests(2)
    server.respond(to: "/broken.png", with: .success(Data("<svg/>".utf8)))
    await respond("/face.png") { image(app)?.name == "drawing" }
    let shown = image(app)
    for badge in 1...100 {
      app.configure(
        tabBar(
          "/face.png", more: #",{"id":"x","title":"X","icon":"star","path":"/x","image":{"path":"/broken.png"}}"#,
          badge: badge))
      #expect(image(app) === shown)
    }
    await settle()
    #expect(server.requests.map(\.path).sorted() == ["/broken.png", "/face.png"])
    #expect(image(app, "x")?.name == "symbol star")
  }

  // P22.7
  @Test("the old image stays until the new one is there", arguments: BarAPI.allCases)
  func oldImage(api: BarAPI) async throws {
    let app = try app(api)
    app.configure(tabBar("/1.png"))
    await requests(1)
    await respond { image(app)?.name == "drawing" }
    let old = image(app)
    app.configure(tabBar("/2.png"))
    #expect(image(app) === old)
    await requests(1)
    await respond { image(app) !== old }
    #expect(image(app)?.name == "drawing")
    app.configure(tabBar(nil))
    #expect(image(app)?.name == "symbol star")
  }

  // P22.10
  @Test(
    "another session shows the icon at once, and a late response of the former one shows nothing",
    arguments: BarAPI.allCases)
  func session(api: BarAPI) async throws {
    let app = try app(api)
    app.configure(tabBar("/face.png"))
    await requests(1)
    await respond { image(app)?.name == "drawing" }
    app.configure(tabBar("/late.png"))
    await requests(1)
    app.tap("me")
    app.configure(tabBar("/late.png", session: "b"))
    #expect(image(app)?.name == "symbol star")
    await requests(2)
    // The first request is the former user's.
    server.respond(first: .png(width: 1, height: 1))
    await settle()
    #expect(image(app)?.name == "symbol star")
    await respond { image(app)?.name == "drawing" }
    #expect(image(app)?.sourceWidth == 64)
    #expect(server.requests.map(\.path) == ["/face.png", "/late.png", "/late.png"])
  }

  /// The same tab among other tabs and actions, and at another place.
  private var changedBars: [String] {
    let new = #",{"id":"x","title":"X","icon":"star","path":"/x"}"#
    let write = #",{"id":"write","title":"Write","icon":"star","path":"/write","action":true}"#
    let reversed = """
      {"active":"home","session":"a","reorders":true,"tabs":[
      {"id":"me","title":"Me","icon":"star","path":"/me","image":{"path":"/face.png","kind":"picture"}},
      {"id":"home","title":"Home","icon":"star","path":"/"}]}
      """
    return [new, new + write, write].map { tabBar("/face.png", more: $0) } + [reversed]
  }

  @Test(
    "an image stays on its tab when the bar changes around it, without the icon in between", arguments: BarAPI.allCases)
  func arrangement(api: BarAPI) async throws {
    let app = try app(api)
    app.configure(tabBar("/face.png"))
    await requests(1)
    await respond { image(app)?.name == "drawing" }
    let shown = image(app)
    app.window.forgetChanges()
    for bar in changedBars {
      app.configure(bar)
      #expect(image(app) === shown)
      #expect(app.window.entries.first { $0.identifier == "me" }?.changes == [])
    }
    #expect(server.requests.count == 1)
  }

  // P22.10: another session drops the images
  @Test("after a sign-out no tab shows the former user's picture, title or badge", arguments: BarAPI.allCases)
  func signOut(api: BarAPI) async throws {
    let app = try app(api)
    app.configure(tabBar("/face.png"))
    await requests(1)
    await respond { image(app)?.name == "drawing" }
    app.tap("me")
    app.configure(#"{"active":null,"session":"nobody","tabs":[]}"#)
    let entry = try #require(app.window.entries.first)
    #expect(app.window.entries.count == 1 && app.window.isBarHidden)
    #expect(entry.image?.name != "drawing" && entry.title == "" && entry.badge == nil)
  }

  // P22.8
  @Test("the request has the cookies of the web view")
  func cookies() async throws {
    let app = try app(.tabs)
    app.cookieStore.signIn(7)
    app.configure(tabBar("/face.png"))
    await requests(1)
    #expect(server.requests.first?.cookies == ["session=7"])
    server.respond()
  }

  @Test("a navigator of the app has the cookies of WebKit's default data store")
  func defaultCookies() async {
    final class PageNavigator: TabNavigator {
      let rootViewController = UINavigationController()
      func start() {}
      func visit(_ url: URL) {}
      func refresh() {}
    }
    let store = WKWebsiteDataStore.default().httpCookieStore
    store.signIn(8)
    defer { store.cookies = [] }
    var values: [String] = []
    PageNavigator().findCookies { values = $0.map(\.value) }
    await until { !values.isEmpty }
    #expect(values == ["8"])
  }

  // P22.9
  @Test("an image without a response is fetched again when the network returns, others are not")
  func network() async throws {
    let earlier = NWPathMonitor.started
    let app = try app(.tabs)
    let monitors = NWPathMonitor.started.filter { monitor in !earlier.contains { $0 === monitor } }
    app.configure(tabBar("/face.png"))
    await requests(1)
    server.respond(with: .failure(.noResponse("offline")))
    await settle()
    app.configure(tabBar("/face.png", badge: 1))
    await settle()
    #expect(server.requests.count == 1)
    for status in [NWPath.Status.satisfied, .unsatisfied, .satisfied] {
      for monitor in monitors { monitor.report(status) }
      await settle()
    }
    await requests(1)
    await respond { image(app)?.name == "drawing" }
    #expect(server.requests.count == 2)
  }

  @Test("an action shows its image, too, and a selected tab keeps it", arguments: BarAPI.allCases)
  func action(api: BarAPI) async throws {
    let app = try UIKitApp(api, icons: TabIcons(selected: ["star": "star"]), fetch: server.fetch)
    let action = #",{"id":"new","title":"New","icon":"star","path":"/new","action":true,"image":{"path":"/plus.png"}}"#
    app.configure(tabBar("/face.png", more: action))
    await requests(2)
    await respond { image(app, "new")?.name == "drawing" && image(app)?.name == "drawing" }
    #expect(image(app, "new")?.renderingMode == .alwaysTemplate)
    #expect(image(app)?.renderingMode == .alwaysOriginal)
    app.tap("me")
    #expect(image(app)?.renderingMode == .alwaysOriginal)
  }

  @Test("SwiftUI shows the image when it is there, and the icon for another session")
  func swiftUI() async throws {
    let app = try await SwiftUIApp(fetch: server.fetch)
    func image() -> UIImage? { app.shownTabs.last?.label.images.first }
    await app.configure(tabBar("/face.png"))
    #expect(image()?.name == "symbol star")
    await requests(1)
    server.respond()
    await until {
      app.screen.update()
      return image()?.name == "drawing"
    }
    let renders = app.screen.renderCount
    await app.configure(tabBar("/face.png"))
    #expect(app.screen.renderCount == renders)
    await app.tap("me")
    await app.configure(tabBar("/face.png", session: "b"))
    #expect(image()?.name == "symbol star")
    #expect(app.shownTabs.count == 2)
  }

  // P22.10, P22.11
  @Test("SwiftUI keeps an image over a hundred page loads and while the bar changes, and none after a sign-out")
  func swiftUIBars() async throws {
    let app = try await SwiftUIApp(fetch: server.fetch)
    func pictures() -> [UIImage] {
      app.screen.page.tabs.compactMap(\.label.images.first).filter { $0.name == "drawing" }
    }
    await app.configure(tabBar("/face.png"))
    await requests(1)
    server.respond()
    await until {
      app.screen.update()
      return pictures().count == 1
    }
    let shown = try #require(pictures().first)
    for bar in (1...100).map({ tabBar("/face.png", badge: $0) }) + changedBars {
      await app.configure(bar)
      #expect(pictures().count == 1 && pictures().first === shown)
    }
    #expect(server.requests.count == 1)
    await app.configure(#"{"active":null,"session":"nobody","tabs":[]}"#)
    #expect(pictures().isEmpty)
  }
}

extension UIImage {
  /// The steps of the drawing.
  fileprivate var steps: [String] {
    drawing.map { step in
      func text(_ rect: CGRect) -> String { "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))" }
      return switch step {
      case .clip(let oval): "circle \(text(oval))"
      case .image(_, let rect): text(rect)
      }
    }
  }

  /// The width of the file that was drawn.
  var sourceWidth: CGFloat? {
    drawing.lazy.compactMap { if case .image(let image, _) = $0 { image.size.width } else { nil } }.first
  }
}
