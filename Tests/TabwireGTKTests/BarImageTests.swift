import CWebKitGTK
import Foundation
import Tabwire
import TabwireClient
import TabwireProof
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// P22.4, P22.5, P22.8, P22.10: images on the tab bar, from a server that may be hostile.
  @MainActor
  @Suite("Images of tabs")
  struct BarImageTests {
    /// A site whose profile tab has an image.
    @MainActor
    final class Site {
      var user = "ann"
      /// The member `image` of the profile tab, or `nil`.
      var image: String? = #"{"path":"/face.png","kind":"picture"}"#
      var answers: [String: TestServer.Answer] = [:]
      private(set) var cookies: [String: String] = [:]
      private(set) var server: TestServer!

      init() throws {
        server = try TestServer { [unowned self] path in
          if let answer = answers[path] { return answer }
          return .init(
            body: TestPage.html(path, configuration: configuration),
            headers: ["Set-Cookie": "session=\(user); Path=/; HttpOnly"])
        }
        server.onRequest = { [unowned self] in if let path = $0["path"] { cookies[path] = $0["Cookie"] } }
        answers["/face.png"] = .init(type: "image/png", bytes: try TestImage.file())
      }

      /// The page that signs the user out.
      static let signedOut = TestPage.html(
        "/signed-out", configuration: #"{"session":"of nobody","active":null,"tabs":[]}"#)

      var configuration: String {
        let image = image.map { #","image":\#($0)"# } ?? ""
        return """
          {"active":"home","session":"of \(user)","tabs":[\
          {"id":"home","title":"Home","icon":"house","path":"/"},\
          {"id":"profile","title":"Profile","icon":"person","path":"/profile"\(image)}]}
          """
      }

      func app() async throws -> TestApp {
        let app = try TestApp(server: server)
        try await app.untilBar(["home", "profile"])
        return app
      }
    }

    func untilImage(_ path: String?, in app: TestApp) async throws {
      do {
        try await until("the image is \(path ?? "none")") { app.window.image(on: "profile") == path }
      } catch {
        throw TestTimeoutError(description: "\(error); log: \(app.log.lines)")
      }
    }

    /// Returns the picture of the window, and the middle of the profile tab's icon.
    func picture(of app: TestApp) async throws -> (picture: Picture, x: Int, y: Int) {
      try await app.window.untilSettled()
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
      defer { try? FileManager.default.removeItem(at: file) }
      try await WindowPicture(of: [app.window.window]).write(to: file)
      let container = try #require(app.tabManager.tabs.last?.id)
      let place = app.window.place(of: try #require(app.window.tabBar.button(for: container)).icon)
      return (try Picture(file), Int(place.minX + place.maxX) / 2, Int(place.minY + place.maxY) / 2)
    }

    func isRed(_ color: (red: Int, green: Int, blue: Int)) -> Bool {
      color.red > 200 && color.green < 60 && color.blue < 60
    }

    @Test("a picture has the web view's cookies, keeps its colors, and is cut to a circle")
    func pictures() async throws {
      let site = try Site()
      let app = try await site.app()
      defer { app.window.close() }
      try await untilImage("/face.png", in: app)
      #expect(site.cookies["/face.png"] == "session=ann")
      let (picture, x, y) = try await picture(of: app)
      #expect(isRed(picture.color(x: x, y: y)))
      // A circle of 24 pixels has an area of 452, a square of 576.
      let area = picture.count(x: x - 20..<x + 20, y: y - 20..<y + 20, where: isRed)
      #expect((400...460).contains(area))
    }

    @Test("a symbol is tinted as icons are, by its alpha channel", arguments: [false, true])
    func symbols(isDark: Bool) async throws {
      if isDark {
        adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_FORCE_DARK)
      }
      defer { adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_DEFAULT) }
      let site = try Site()
      site.image = #"{"path":"/face.png"}"#
      let app = try await site.app()
      defer { app.window.close() }
      try await untilImage("/face.png", in: app)
      let (before, x, y) = try await picture(of: app)
      let color = before.color(x: x, y: y)
      #expect(!isRed(color) && abs(color.red - color.blue) < 30)
      #expect(isDark ? color.red > 150 : color.red < 120)
      // The selected tab has the accent color.
      app.window.click(tab: "profile")
      try await app.untilLoaded(title: "/profile")
      let after = try await picture(of: app).picture.color(x: x, y: y)
      #expect(after.blue > after.red + 60)
    }

    @Test("JPEG and WebP are decoded, too", arguments: ["jpeg", "webp"])
    func formats(format: String) async throws {
      let site = try Site()
      let file = try format == "jpeg" ? TestImage.file(format: "jpeg") : TestImage.webP
      // Neither the name nor the type counts.
      site.answers["/face.png"] = .init(type: "text/html", bytes: file)
      let app = try await site.app()
      defer { app.window.close() }
      try await untilImage("/face.png", in: app)
      let (picture, x, y) = try await picture(of: app)
      #expect(isRed(picture.color(x: x, y: y)))
    }

    @Test("an image is sharp on displays with three pixels for one")
    func sharpness() throws {
      let file = try ImageFile(TestImage.file(width: 1024, height: 512))
      for (kind, expected) in [(TabImage.Kind.picture, (72, 72)), (.symbol, (72, 36))] as [(_, (Int32, Int32))] {
        let size = try TabPicture(decoding: file, as: kind).paintable.withPointer {
          (gdk_paintable_get_intrinsic_width($0), gdk_paintable_get_intrinsic_height($0))
        }
        #expect(size == expected)
      }
    }

    @Test("an image is fetched once, in many page loads")
    func fetchedOnce() async throws {
      let site = try Site()
      let app = try await site.app()
      defer { app.window.close() }
      try await untilImage("/face.png", in: app)
      for number in 1...Rounds.count(atNight: 100) {
        _ = try await app.evaluate("location.href = '/page-\(number)'")
        try await app.untilLoaded(title: "/page-\(number)")
      }
      #expect(site.server.hits["/face.png"] == 1)
      #expect(app.window.image(on: "profile") == "/face.png")
    }

    @Test("the icon stays until the image is there, and the old image until the new one is")
    func placeholder() async throws {
      let site = try Site()
      let face = site.answers["/face.png"]
      site.answers["/face.png"]?.isHeld = true
      let app = try await site.app()
      defer { app.window.close() }
      try await until("the image is requested") { site.server.hits["/face.png"] == 1 }
      #expect(app.window.image(on: "profile") == nil)
      site.answers["/face.png"] = face
      site.server.release()
      try await untilImage("/face.png", in: app)

      site.answers["/face-2.png"] = .init(bytes: try TestImage.file(TestImage.green), isHeld: true)
      site.image = #"{"path":"/face-2.png","kind":"picture"}"#
      _ = try await app.evaluate("location.href = '/next'")
      try await app.untilLoaded(title: "/next")
      try await until("the new image is requested") { site.server.hits["/face-2.png"] == 1 }
      #expect(app.window.image(on: "profile") == "/face.png")
      site.answers["/face-2.png"]?.isHeld = false
      site.server.release()
      try await untilImage("/face-2.png", in: app)
    }

    enum Hostile: CaseIterable {
      case gigabyte, drip, manyPixels, elsewhere, svg, animated, bomb, texts, damaged, missing, endlessRedirect
    }

    @Test("an image over the limits is logged, and the icon stays", arguments: Hostile.allCases)
    func hostile(kind: Hostile) async throws {
      let elsewhere = try TestServer { _ in .init(bytes: try? TestImage.file()) }
      let site = try Site()
      let (answer, reason): (TestServer.Answer, String) =
        switch kind {
        case .gigabyte:
          (
            .init(
              type: "image/png", body: String(repeating: "x", count: 65_536),
              headers: ["Content-Length": "1073741824"],
              isEndless: true), "256 KiB"
          )
        case .drip:
          (
            .init(type: "image/png", body: "x", isEndless: true, pause: .milliseconds(200)),
            "no complete response after 5.0 seconds"
          )
        case .manyPixels: (.init(type: "image/png", bytes: TestImage.huge), "20000 × 20000")
        case .elsewhere: (.init(status: 302, location: elsewhere.url("/face.png").absoluteString), "another origin")
        case .svg:
          (.init(type: "image/png", body: "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"), "no PNG")
        case .animated: (.init(type: "image/png", bytes: try TestImage.animated()), "animated")
        case .bomb:
          (
            .init(
              type: "image/png", bytes: try await TestImage.compressedGigabyte(),
              headers: ["Content-Encoding": "gzip"]), "256 KiB"
          )
        case .texts: (.init(type: "image/png", bytes: try TestImage.texts()), "compressed texts")
        case .damaged: (.init(type: "image/png", bytes: try TestImage.file().prefix(60)), "damaged")
        case .missing: (.init(status: 404, bytes: try TestImage.file()), "status 404")
        case .endlessRedirect: (.init(status: 302, location: "/face.png"), "redirects again and again")
        }
      site.answers["/face.png"] = answer
      let app = try await site.app()
      defer { app.window.close() }
      try await until("the reason is logged") {
        app.log.lines.contains { $0.contains("image /face.png not shown") && $0.contains(reason) }
      }
      #expect(app.window.image(on: "profile") == nil)
      #expect(elsewhere.hits.isEmpty)
      #expect(site.server.endlessBytes < 8_000_000)
      // The tab bar works on, and nothing is fetched again.
      let hits = site.server.hits["/face.png"]
      _ = try await app.evaluate("location.href = '/next'")
      try await app.untilLoaded(title: "/next")
      #expect(site.server.hits["/face.png"] == hits)
    }

    @Test("images are decoded off the main thread")
    func decoding() async throws {
      let site = try Site()
      let face = site.image
      site.image = nil
      let app = try await site.app()
      defer { app.window.close() }
      let (threads, thread) = AsyncStream<Bool>.makeStream()
      let decode = app.window.images.decode
      app.window.images.decode = { (data, kind) throws(TabImageError) in
        thread.yield(Thread.isMainThread)
        return try decode(data, kind)
      }
      site.image = face
      _ = try await app.evaluate("location.href = '/next'")
      try await untilImage("/face.png", in: app)
      thread.finish()
      var isMainThread: [Bool] = []
      for await value in threads { isMainThread.append(value) }
      #expect(isMainThread == [false])
    }

    // P6.19
    @Test("an image of another origin is left out: the icon is shown, and nothing is requested")
    func otherOrigin() async throws {
      let site = try Site()
      let app = try await site.app()
      defer { app.window.close() }
      try await until("the face is shown") { app.window.image(on: "profile") == "/face.png" }
      site.image = #"{"path":"//example.org/face.png"}"#
      _ = try await app.evaluate("location.href = '/next'")
      try await app.untilLoaded(title: "/next")
      try await until("the icon is shown") { app.window.image(on: "profile") == nil }
      #expect(app.log.lines.contains { $0.contains("unreadable") && $0.contains("image") })
    }

    @Test("a redirect within the origin is followed, with the cookies of its path")
    func redirect() async throws {
      let site = try Site()
      site.answers["/faces/ann.png"] = site.answers["/face.png"]
      site.answers["/face.png"] = .init(
        status: 302, location: "/faces/ann.png", headers: ["Set-Cookie": "session=stolen; Path=/"])
      let app = try await site.app()
      defer { app.window.close() }
      try await untilImage("/face.png", in: app)
      #expect(site.cookies["/faces/ann.png"] == "session=ann")
      _ = try await app.evaluate("location.href = '/next'")
      try await app.untilLoaded(title: "/next")
      // An image changes no cookies: it never signs anybody in.
      #expect(site.cookies["/next"] == "session=ann")
    }

    @Test(
      "after a sign-out the former user's face is gone at once, also one that was still loading",
      arguments: [true, false])
    func session(isLoaded: Bool) async throws {
      let site = try Site()
      site.answers["/face.png"]?.isHeld = !isLoaded
      let app = try await site.app()
      defer { app.window.close() }
      try await until("the image is requested") { site.server.hits["/face.png"] == 1 }
      if isLoaded { try await untilImage("/face.png", in: app) }
      var images: [String?] = []
      let observation = app.tabManager.observe { _ in images.append(app.window.image(on: "profile")) }
      defer { observation.cancel() }

      site.user = "bob"
      let bobs = TestServer.Answer(bytes: try TestImage.file(TestImage.blue), isHeld: true)
      let anns = site.answers["/face.png"]
      site.answers["/face.png"] = bobs
      _ = try await app.evaluate("location.href = '/signed-in'")
      try await app.untilLoaded(title: "/signed-in")
      try await until("the session changes") { !images.isEmpty }
      #expect(images.allSatisfy { $0 == nil })
      try await until("the image of the new user is requested") { site.server.hits["/face.png"] == 2 }
      #expect(site.cookies["/face.png"] == "session=bob")
      let (icon, x, y) = try await picture(of: app)
      #expect(icon.count(x: x - 12..<x + 12, y: y - 12..<y + 12, where: isRed) == 0)

      // The response of the former user's image arrives late.
      if !isLoaded, var anns {
        anns.isHeld = false
        site.answers["/face.png"] = anns
      } else {
        site.answers["/face.png"]?.isHeld = false
      }
      site.server.release()
      try await untilImage("/face.png", in: app)
    }

    @Test("a tab bar that slides away after a sign-out shows no face")
    func signOut() async throws {
      let site = try Site()
      let app = try await site.app()
      defer { app.window.close() }
      try await untilImage("/face.png", in: app)
      let profile = try #require(app.tabManager.tabs.last?.id)
      site.answers["/signed-out"] = .init(body: Site.signedOut)
      _ = try await app.evaluate("location.href = '/signed-out'")
      try await until("the user is signed out") { app.tabManager.isBootstrap }
      #expect(app.window.tabBar.button(for: profile) == nil && app.window.tabBar.screenOrder.isEmpty)
    }

    @Test("an image stays on its tab when the bar changes, without the icon in between")
    func arrangement() async throws {
      let site = try Site()
      let app = try await site.app()
      defer { app.window.close() }
      try await untilImage("/face.png", in: app)
      let profile = try #require(app.tabManager.tabs.last?.id)
      let button = try #require(app.window.tabBar.button(for: profile))
      let face = try #require(button.picture)
      var faces: [TabPicture?] = []
      let observation = app.tabManager.observe { _ in faces.append(app.window.tabBar.button(for: profile)?.picture) }
      defer { observation.cancel() }
      let (home, other) = (
        #"{"id":"home","title":"Home","icon":"house","path":"/"}"#,
        #"{"id":"n","title":"News","icon":"bell","path":"/n"}"#
      )
      let ann =
        #"{"id":"profile","title":"Ann","icon":"person","path":"/profile","image":{"path":"/face.png","kind":"picture"}}"#
      let write = #"{"id":"write","title":"Write","icon":"plus","path":"/write","action":true}"#
      for (tabs, bar) in [
        ([home, ann], ["home", "profile"]), ([ann, home], ["profile", "home"]),
        ([home, write, ann, other], ["home", "write", "profile", "n"]),
        ([other, home, ann], ["n", "home", "profile"]),
      ] {
        try await app.send(
          #"{"active":"home","session":"of ann","reorders":true,"tabs":[\#(tabs.joined(separator: ","))]}"#)
        try await until("the bar shows \(bar)") { app.window.visibleEntries.map(\.rawValue) == bar }
      }
      #expect(faces.count >= 4 && faces.allSatisfy { $0 === face })
      #expect(site.server.hits["/face.png"] == 1)
    }

    @Test("a screen reader says the title of a tab with an image, and nothing of the image")
    func accessibility() async throws {
      let site = try Site()
      let app = try await site.app()
      defer { app.window.close() }
      try await untilImage("/face.png", in: app)
      let found = try await ScreenReader.read(app.window.headerTitle)
      #expect(found.filter { $0.role == "page tab" }.map(\.name) == ["Home", "Profile"])
      #expect(!found.contains { $0.name.contains("face") })
    }

    @Test("an image that could not be fetched is fetched again when the network returns")
    func network() async throws {
      let site = try Site()
      site.answers["/face.png"]?.isHeld = true
      let app = try await site.app()
      defer { app.window.close() }
      try await until("the image is requested") { site.server.hits["/face.png"] == 1 }
      site.server.stop()
      try await until("the reason is logged") { app.log.lines.contains { $0.contains("no complete response") } }
      site.answers["/face.png"]?.isHeld = false
      try site.server.start()
      tw_network_monitor_emit_changed(1)
      try await untilImage("/face.png", in: app)
    }
  }
}
