import XCTest

/// A native screen over a web page, in the same navigation stack.
@MainActor
final class NativeScreenTests: XCTestCase {
  private let app = AppUnderTest(nativeTrails: true)

  override func setUp() async throws {
    continueAfterFailure = false
  }

  func testReselectReturnsToTheWebPage() {
    app.launch()
    app.tapButton(startingWith: "Regular")
    app.expectBar(["Home", "Explore", "Library", "Profile"], selected: "Home")

    // In an earlier version, a root that was shown before another tab came back without its web view.
    app.tapTab("Explore")
    app.waitForHeading("Explore")
    app.tapTab("Home")
    app.tapLink(startingWith: "Trail of the week")
    app.waitForNavigationBar("Native trail")
    app.tapTab("Home")
    app.waitForHeading("Home")
    app.type("Heron Lake", into: "Where were you?")
    XCTAssertEqual(app.text(in: "Where were you?"), "Heron Lake")
  }
}
