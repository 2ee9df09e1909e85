import Foundation
import XCTest

/// The app under test. Each method waits for its element until the timeout.
@MainActor
struct AppUnderTest {
  private let app = XCUIApplication()
  private let timeout: TimeInterval = 20
  private let nativeTrails: Bool
  private let moreTabs: Bool

  /// - Parameters:
  ///   - nativeTrails: Whether trails are native screens.
  ///   - moreTabs: Whether there are three more tabs: Fifth, Sixth and Seventh.
  init(nativeTrails: Bool = false, moreTabs: Bool = false) {
    self.nativeTrails = nativeTrails
    self.moreTabs = moreTabs
  }

  /// Launches the app with the server of the tests' environment variable `WAYMARK_URL`.
  func launch() {
    app.launchEnvironment["WAYMARK_URL"] = ProcessInfo.processInfo.environment["WAYMARK_URL"]
    if nativeTrails { app.launchEnvironment["WAYMARK_NATIVE_TRAILS"] = "1" }
    if moreTabs { app.launchEnvironment["WAYMARK_MORE_TABS"] = "1" }
    app.launch()
  }

  // MARK: The tab bar

  /// Waits until the tab bar has these tabs from left to right.
  ///
  /// - Parameters:
  ///   - titles: The titles of the tabs. Without any, waits until there is no tab bar.
  ///   - selected: The title of the selected tab.
  ///   - atLeast: Whether other tabs are allowed between them.
  func expectBar(_ titles: [String], selected: String? = nil, atLeast: Bool = false) {
    let deadline = Date.now + timeout
    while !isBar(titles, selected: selected, atLeast: atLeast), Date.now < deadline {
      RunLoop.current.run(until: Date.now + 0.1)
    }
    if !isBar(titles, selected: selected, atLeast: atLeast) {
      XCTFail("tab bar: expected \(titles), \(selected ?? "any tab") selected, but found \(bar.map(\.label))")
    }
  }

  func tapTab(_ title: String) {
    tap(app.tabBars.buttons[title])
  }

  /// Opens a tab from the list that is shown for More.
  func tapInMoreList(_ title: String) {
    tap(app.tables.cells.staticTexts[title])
  }

  private func isBar(_ titles: [String], selected: String?, atLeast: Bool) -> Bool {
    let bar = bar
    let labels = bar.map(\.label).filter { !atLeast || titles.contains($0) }
    return labels == titles && (selected == nil || bar.first { $0.isSelected }?.label == selected)
  }

  /// The tabs that can be tapped. A hidden tab bar may still be in the view hierarchy.
  private var bar: [XCUIElement] {
    app.tabBars.buttons.allElementsBoundByIndex.filter(\.isHittable)
  }

  // MARK: The page

  func waitForHeading(_ text: String) {
    wait(for: page.staticTexts[text])
  }

  func waitForButton(startingWith text: String) {
    wait(for: button(startingWith: text))
  }

  func tapButton(startingWith text: String) {
    tap(button(startingWith: text))
  }

  func tapLink(startingWith text: String) {
    tap(page.links.matching(NSPredicate(format: "label BEGINSWITH %@", text)).firstMatch)
  }

  func type(_ text: String, into field: String) {
    tap(page.textFields[field])
    page.textFields[field].typeText(text)
  }

  func text(in field: String) -> String? {
    wait(for: page.textFields[field])
    return page.textFields[field].value as? String
  }

  /// Changes the deployed tabs in the panel at the end of the page, which reloads it.
  func deploy(_ flag: String, _ choice: String) {
    let group = page.otherElements[flag]
    if !group.exists { tap(page.staticTexts["Behind the scenes"]) }
    tap(group.buttons[choice])
  }

  private var page: XCUIElement { app.webViews.firstMatch }

  private func button(startingWith text: String) -> XCUIElement {
    page.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", text)).firstMatch
  }

  // MARK: Native controls

  func waitForNavigationBar(_ title: String) {
    wait(for: app.navigationBars[title])
  }

  /// Swipes a modal page away.
  func closeSheet(_ title: String) {
    wait(for: app.navigationBars[title])
    app.navigationBars[title].swipeDown()
  }

  func waitForBackButton() {
    wait(for: backButton)
  }

  func goBack() {
    tap(backButton)
  }

  func tapNativeButton(_ title: String) {
    tap(app.navigationBars.buttons[title])
  }

  func answer(_ question: String, _ answer: String) {
    tap(app.alerts[question].buttons[answer])
  }

  private var backButton: XCUIElement { app.navigationBars.buttons.firstMatch }

  // MARK: Waiting

  private func wait(for element: XCUIElement) {
    if !element.waitForExistence(timeout: timeout) { XCTFail("\(element) did not appear within \(timeout) seconds") }
  }

  private func tap(_ element: XCUIElement) {
    wait(for: element)
    element.tap()
  }
}
