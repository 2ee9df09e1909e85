import TabwireGTK
import TabwireGTKTesting

/// Another user of the demo, in a window with its own cookies.
@MainActor
final class OtherUser: WindowUser {
  let window: TabbedNavigator
  var diagnosis: String { "in the window of the other user, at \(window.navigatorInFront.url?.path() ?? "no page")" }

  init(of window: TabbedNavigator) {
    self.window = window
  }

  func signIn(as persona: String) async throws {
    try await untilPage("/sign-in")
    try await follow("button[value=\(persona)]", to: "/")
    try await until("the tab bar appears") { !window.visibleTabs.isEmpty }
    try await settle()
  }

  /// Sends the trail on the page to a user.
  func sendTrail(to persona: String) async throws {
    try await run("document.querySelector('form.recipients button[value=\(persona)]').click()")
    try await until("the trail is sent") {
      // A notice confirms it on the next page.
      try await window.navigatorInFront.evaluateJavaScript("document.querySelector('.notice') != null") == "true"
    }
    try await settle()
  }
}
