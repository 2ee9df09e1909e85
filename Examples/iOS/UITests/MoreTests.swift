import XCTest

/// Seven tabs, of which an iPhone shows three in the system's More list.
@MainActor
final class MoreTests: XCTestCase {
  private let app = AppUnderTest(nativeTrails: true, moreTabs: true)

  override func setUp() async throws {
    continueAfterFailure = false
    try XCTSkipIf(UIDevice.current.userInterfaceIdiom != .phone, "a wide tab bar has room for seven tabs")
  }

  func testTabsFromMoreKeepTheirPages() {
    app.launch()
    app.tapButton(startingWith: "Regular")
    app.expectBar(["Home", "Explore", "Library", "Profile", "More"], selected: "Home")

    // A native screen over the page of a tab from the list.
    app.tapTab("More")
    app.tapInMoreList("Sixth")
    app.waitForHeading("Explore")
    app.tapLink(startingWith: "Cinder Ridge")
    app.waitForNavigationBar("Native trail")

    // Tapping More returns to the list, and pops nothing.
    app.tapTab("More")
    app.waitForNavigationBar("More")
    app.tapInMoreList("Seventh")
    app.waitForHeading("Explore")
    app.tapTab("Home")
    app.waitForHeading("Home")
    app.tapTab("More")
    app.waitForNavigationBar("More")
    app.tapInMoreList("Sixth")
    app.waitForNavigationBar("Native trail")
    app.goBack()
    app.waitForHeading("Explore")

    // A reselect of a tab on the bar.
    app.tapTab("Home")
    app.tapLink(startingWith: "Trail of the week")
    app.waitForNavigationBar("Native trail")
    app.tapTab("Home")
    app.waitForHeading("Home")
  }
}
