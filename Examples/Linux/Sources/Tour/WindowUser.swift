import Foundation
import Tabwire
import TabwireGTK
import TabwireGTKTesting

/// A user of a window. Each action returns when its result is on the screen.
@MainActor
protocol WindowUser {
  var window: TabbedNavigator { get }
  /// Describes what happened so far, for errors.
  var diagnosis: String { get }
}

extension WindowUser {
  /// Selects a tab and waits until its page has loaded.
  func tap(_ tab: TabID) async throws {
    window.click(tab: tab)
    try await until("the tab \(tab) is selected") {
      window.tabManager.tabs.first { $0.id == window.tabManager.selectedID }?.represents?.id == tab
    }
    try await settle()
  }

  /// Visits a page that is not modal with Turbo.
  func visit(_ path: String) async throws {
    try await run(
      """
      window.tourVisited = false;
      addEventListener("turbo:load", () => window.tourVisited = true, { once: true });
      Turbo.visit("\(path)")
      """)
    // The path may be the current one, so the URL does not show that the visit is over. A new document lacks the
    // variable.
    try await until("the visit to \(path) is over") {
      try await window.navigatorInFront.evaluateJavaScript("window.tourVisited !== false") == "true"
    }
    try await untilPage(path)
  }

  /// Clicks an element of the page in front and waits for the page it leads to.
  func follow(_ selector: String, to path: String) async throws {
    try await run("document.querySelector('\(selector)').click()")
    try await untilPage(path)
  }

  /// Changes the flags of the server. The app receives the new tabs with its next page.
  func deploy(_ flags: String) async throws {
    try await run(
      """
      window.tourDeployed = null;
      fetch("/flags", { method: "POST", body: new URLSearchParams("\(flags)"), redirect: "manual" })
        .then(() => window.tourDeployed = true, error => window.tourDeployed = String(error))
      """)
    try await until("\(flags) is deployed") {
      try await window.navigatorInFront.evaluateJavaScript("window.tourDeployed") == "true"
    }
  }

  func run(_ script: String) async throws {
    try await window.navigatorInFront.evaluateJavaScript("\(script); undefined")
  }

  /// Waits until a page is in front.
  func untilPage(_ path: String) async throws {
    try await until("\(path) is shown") { window.navigatorInFront.url?.path() == path }
    try await settle()
  }

  func until(_ description: String, _ condition: () async throws -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(30)
    while try await !condition() {
      guard ContinuousClock.now < deadline else {
        throw TourError(
          description:
            "timed out after 30 seconds: \(description) (\(diagnosis))"
        )
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Waits until the page in front has loaded, also when Turbo visits it, its controllers are connected, its frame is
  /// painted and the tab bar is at rest.
  func settle() async throws {
    let navigator = window.navigatorInFront
    try await until("the page is loaded") {
      guard !navigator.isLoading else { return false }
      return try await navigator.evaluateJavaScript(
        """
        document.readyState == "complete" && !document.querySelector(".turbo-progress-bar")
          && !document.documentElement.matches("[data-turbo-preview], [aria-busy]")
        """
      ) == "true"
    }
    try await run("window.tourPainted = false; requestAnimationFrame(() => setTimeout(() => tourPainted = true))")
    try await until("the page is painted") { try await navigator.evaluateJavaScript("tourPainted") == "true" }
    try await until("the tab bar is at rest") { window.isTabBarSettled }
  }

  /// Waits until the window is at rest in a color scheme.
  func untilSettled(isDark: Bool) async throws {
    // The page behind a modal page is in the picture, too.
    for navigator in [window.selectedNavigator, window.navigatorInFront] {
      try await until("the page is \(isDark ? "dark" : "light")") {
        try await navigator.evaluateJavaScript("matchMedia('(prefers-color-scheme: dark)').matches") == "\(isDark)"
      }
    }
    try await settle()
  }
}
