import Foundation
import XCTest

/// The app in the hands of a user. What is waited for must come within the patience of one.
@MainActor
struct Phone {
  private let app = XCUIApplication()
  private let patience: TimeInterval = 20

  /// Starts the app on the demo server that the environment variable `WAYMARK_URL` of the tests names.
  func launch() {
    app.launchEnvironment["WAYMARK_URL"] = ProcessInfo.processInfo.environment["WAYMARK_URL"]
    app.launch()
  }

  // MARK: The tab bar

  /// Waits until the bar has these tabs, from left to right; none means that there is no bar.
  ///
  /// - Parameters:
  ///   - titles: the titles of the tabs.
  ///   - selected: the title of the selected one.
  ///   - atLeast: whether there may be others between them.
  func expectBar(_ titles: [String], selected: String? = nil, atLeast: Bool = false) {
    let deadline = Date.now + patience
    while !isBar(titles, selected: selected, atLeast: atLeast), Date.now < deadline {
      RunLoop.current.run(until: Date.now + 0.1)
    }
    if !isBar(titles, selected: selected, atLeast: atLeast) {
      XCTFail("the bar should be \(titles) with \(selected ?? "none") selected, and is \(bar.map(\.label))")
    }
  }

  func tapTab(_ title: String) {
    tap(app.tabBars.buttons[title])
  }

  private func isBar(_ titles: [String], selected: String?, atLeast: Bool) -> Bool {
    let bar = bar
    let labels = bar.map(\.label).filter { !atLeast || titles.contains($0) }
    return labels == titles && (selected == nil || bar.first { $0.isSelected }?.label == selected)
  }

  /// The tabs that the user can tap. A hidden bar may still be in the hierarchy.
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

  /// Changes what the server offers, in the panel at the end of the page, which comes again.
  func deploy(_ flag: String, _ choice: String) {
    let group = page.otherElements[flag]
    if !group.exists { tap(page.staticTexts["Behind the scenes"]) }
    tap(group.buttons[choice])
  }

  private var page: XCUIElement { app.webViews.firstMatch }

  private func button(startingWith text: String) -> XCUIElement {
    page.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", text)).firstMatch
  }

  // MARK: Around the page

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
    if !element.waitForExistence(timeout: patience) { XCTFail("\(element) did not come") }
  }

  private func tap(_ element: XCUIElement) {
    wait(for: element)
    element.tap()
  }
}
