import CWebKitGTK
import Foundation
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  /// The contrast of text, measured in what the window paints, and the color behind a page.
  @MainActor
  @Suite("Contrast")
  struct ContrastTests {
    /// The contrast of level AA in the Web Content Accessibility Guidelines.
    static let least = 4.5

    func app(width: Int, body: String = "") async throws -> TestApp {
      let tabs = ["Home", "Explore", "Cart"].enumerated().map { index, title in
        #"{"id":"\#(index)","title":"\#(title)","icon":"star","path":"/\#(index)","badge":\#(index)}"#
      }
      let configuration = #"{"active":"0","tabs":[\#(tabs.joined(separator: ","))]}"#
      let server = try TestServer { _ in
        .init(body: TestPage.html("Home", configuration: configuration, body: body))
      }
      let app = try TestApp(server: server, width: width, height: 640)
      try await app.untilBar(["0", "1", "2"])
      try await app.untilLoaded(title: "Home")
      return app
    }

    func withStyle(isDark: Bool, _ use: () async throws -> Void) async throws {
      let manager = adw_style_manager_get_default()
      adw_style_manager_set_color_scheme(manager, isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
      defer { adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_DEFAULT) }
      try await use()
    }

    /// Expects every text in the window to have enough contrast.
    func expectContrast(in app: TestApp, of texts: Set<String>) async throws {
      // Colors change gradually.
      try await app.window.untilSettled()
      let picture = try Picture(of: app.window.window)
      let labels = app.visibleTexts
      #expect(texts.isSubset(of: labels.map(\.text)), "\(labels.map(\.text))")
      for label in labels where texts.contains(label.text) {
        let contrast = picture.contrast(x: label.x, y: label.y)
        #expect(contrast >= Self.least, "\(label.text): \(contrast)")
      }
    }

    @Test("tabs, badges and error pages have enough contrast", arguments: [360, 1200], [false, true])
    func texts(width: Int, isDark: Bool) async throws {
      try await withStyle(isDark: isDark) {
        let app = try await app(width: width)
        defer { app.window.close() }
        try await expectContrast(in: app, of: ["Home", "Explore", "Cart", "1", "2"])
        app.server.stop()
        app.window.click(tab: "1")
        try await until("the error page is shown") { app.window.offeredAction == "Retry" }
        let error = app.window.selectedNavigator.view.errorPage
        try await expectContrast(in: app, of: [error.title, error.text, error.detailsText, "Explore", "Cart"])
      }
    }

    @Test("a page without a background is white, as pages expect it to be", arguments: [false, true])
    func canvas(isDark: Bool) async throws {
      try await withStyle(isDark: isDark) {
        let app = try await app(width: 400)
        defer { app.window.close() }
        try await WindowPicture.untilPainted(app.window.selectedNavigator)
        var color: (red: Int, green: Int, blue: Int)?
        do {
          try await until("the page is white", seconds: 10) {
            // A window that is about to be painted again has no picture.
            color = (try? Picture(of: app.window.window))?.color(x: 300, y: 300) ?? color
            return color.map { $0 == (255, 255, 255) } ?? false
          }
        } catch {
          Issue.record("\(error): it is \(String(describing: color))")
        }
      }
    }

    @Test("a page that has a dark style keeps a dark background while it loads")
    func darkCanvas() async throws {
      try await withStyle(isDark: true) {
        let style = "<style>:root { color-scheme: light dark } body { color: canvastext }</style>"
        let app = try await app(width: 400, body: style)
        defer { app.window.close() }
        try await WindowPicture.untilPainted(app.window.selectedNavigator)
        // A window that is about to be painted again has no picture.
        var color: (red: Int, green: Int, blue: Int)?
        try await until("there is a picture") {
          color = (try? Picture(of: app.window.window))?.color(x: 300, y: 300)
          return color != nil
        }
        #expect((color?.red ?? 255) < 80)
      }
    }
  }
}

extension Picture {
  /// Returns the contrast ratio of a text in a rectangle: between the color that most pixels have and the one that differs most.
  func contrast(x: Range<Int>, y: Range<Int>) -> Double {
    let colors = y.filter { $0 < height }.flatMap { y in x.filter { $0 < width }.map { color(x: $0, y: y) } }
    let luminances = colors.map { 0.2126 * linear($0.red) + 0.7152 * linear($0.green) + 0.0722 * linear($0.blue) }
    let counts = Dictionary(luminances.map { ($0, 1) }, uniquingKeysWith: +)
    guard let behind = counts.max(by: { $0.value < $1.value })?.key else { return 0 }
    return luminances.map { (max($0, behind) + 0.05) / (min($0, behind) + 0.05) }.max() ?? 0
  }

  private func linear(_ part: Int) -> Double {
    let part = Double(part) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
