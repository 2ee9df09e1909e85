@_spi(Testing) import TabwireGTK

extension Tour {
  /// A day in the life of the demo app and of the people who deploy it.
  func tellStory() async throws {
    try await signIn()
    try await lookAround()
    try await premiumComes()
    try await exploreGoes()
    try await premiumGoes()
    try await libraryGoes()
    try await signOutAndIn()
  }

  private func signIn() async throws {
    try await step("launch, signed out") { try await untilPage("/sign-in") }
    try await step("sign in", case: 2, goesOn: ["bootstrap"]) {
      try await submit("button[value=regular]", to: "/")
      try await until("the bar is there") { window.visibleTabs.count == 4 }
    }
  }

  private func lookAround() async throws {
    try await step("scroll Home and half-fill its form", goesOn: ["home"]) {
      try await run(
        """
        const field = document.getElementById("note-text");
        document.getElementById("note-trail").value = "Heron Lake";
        field.value = "Mist in the morning, then";
        scrollTo({ top: field.getBoundingClientRect().top + scrollY - 300, behavior: "instant" })
        """)
    }
    try await step("open Explore and a trail") {
      try await tap("explore")
      try await follow("main a[href=\"/explore/2\"]", to: "/explore/2")
    }
    try await step("follow a link from Home into Explore: the tab does not switch", goesOn: ["home"]) {
      try await tap("home")
      try await visit("/explore/3")
    }
    try await step("go back: the scroll and the half-filled form are there", goesOn: ["home"]) {
      window.clickBack()
      try await untilPage("/")
      try await until("the form and the scroll are back") {
        try await window.selectedNavigator.evaluateJavaScript(
          "document.getElementById('note-text').value != '' && scrollY > 100") == "true"
      }
    }
  }

  private func premiumComes() async throws {
    try await step("open Library") { try await tap("library") }
    try await step("open Profile") { try await tap("profile") }
    try await step("edit the profile: Save stands in the header bar", goesOn: ["profile"]) {
      try await visit("/profile/edit")
      try await until("the native button is there") { window.headerButtons.map(\.title) == ["Save"] }
    }
    try await step("save it: the button goes with its page", goesOn: ["profile"]) {
      window.clickHeaderButton("Save")
      try await untilPage("/profile")
      try await until("the native button is gone") { window.headerButtons.isEmpty }
    }
    try await step("premium added", case: 7, goesOn: ["profile"]) {
      try await deploy("premium=on")
      try await visit("/profile")
      try await until("Premium is on the bar") { window.visibleTabs.count == 5 }
    }
  }

  private func exploreGoes() async throws {
    try await step("Explore is deprecated, softly: it stays", goesOn: ["profile"]) {
      try await deploy("explore=soft")
      try await visit("/profile")
    }
    try await step("Explore is deprecated, hard, while on it: it stays", goesOn: ["explore"]) {
      try await tap("explore")
      try await deploy("explore=hard")
      try await visit("/explore")
    }
    try await step("leave Explore: Favorites takes its place", lost: ["explore"]) {
      try await tap("home")
      try await until("Favorites is on the bar") { window.visibleTabs.contains { $0.title == "Favorites" } }
    }
  }

  private func premiumGoes() async throws {
    try await step("open Premium") { try await tap("premium") }
    try await step("Premium is lost while on it: it stays", goesOn: ["premium"]) {
      try await deploy("premium=hard")
      try await visit("/premium")
    }
    try await step("leave Premium: it goes", lost: ["premium"]) { try await tap("library") }
  }

  private func libraryGoes() async throws {
    try await step("reordered: the bar keeps its order", case: 6, goesOn: ["library"]) {
      try await deploy("order=library-first")
      try await visit("/library")
    }
    try await step("the active tab removed: its container morphs", case: 9, lost: ["home"], goesOn: ["library"]) {
      try await deploy("library=off")
      try await visit("/library")
      try await until("Library is off the bar") { window.visibleTabs.count == 3 }
    }
  }

  private func signOutAndIn() async throws {
    try await step("sign out", case: 3, lost: ["home", "favorites"], goesOn: ["profile"]) {
      try await tap("profile")
      try await run("document.querySelector('form[action=\"/sign-out\"] button').click()")
      try await until("the app asks") { window.dialogTitle == "Sign out of Waymark?" }
      window.clickDialogButton("Sign out")
      try await untilPage("/sign-in")
      try await until("the bar is gone") { window.visibleTabs.isEmpty }
    }
    try await step("sign in again, as somebody else", case: 2, goesOn: ["bootstrap"]) {
      try await deploy("explore=on&library=on&premium=plan&order=standard")
      try await submit("button[value=premium]", to: "/")
      try await until("the bar is there") { window.visibleTabs.count == 5 }
    }
  }
}
