@_spi(Testing) import TabwireGTK

extension Tour {
  /// The steps: users sign in, visit pages and sign out while the server changes its tabs.
  func tellStory() async throws {
    try await signIn()
    try await lookAround()
    try await othersChangeTabs()
    try await premiumComes()
    try await exploreGoes()
    try await premiumGoes()
    try await libraryGoes()
    try await signOutAndIn()
  }

  private func signIn() async throws {
    try await step("launch, signed out") { try await untilPage("/sign-in") }
    try await step("sign in", case: 2, visiting: ["bootstrap"]) {
      try await follow("button[value=regular]", to: "/")
      try await until("the tab bar appears") { window.visibleTabs.count == 4 }
    }
  }

  private func lookAround() async throws {
    try await step("scroll Home and type into its form", visiting: ["home"]) {
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
    try await step("follow a link from Home into Explore: the tab does not switch", visiting: ["home"]) {
      try await tap("home")
      try await visit("/explore/3")
    }
    try await step("go back: scroll position and typed text are restored", visiting: ["home"]) {
      window.clickBack()
      try await untilPage("/")
      try await until("typed text and scroll position are restored") {
        try await window.selectedNavigator.evaluateJavaScript(
          "document.getElementById('note-text').value != '' && scrollY > 100") == "true"
      }
    }
  }

  /// Changes in a window without user actions: no tab loads a page, and typed text stays.
  private func othersChangeTabs() async throws {
    try await withOtherUser { priya in
      try await step("another user signs in, in another window") { try await priya.signIn(as: "premium") }
      try await step("the other user sends a trail: the badge counts") {
        try await priya.visit("/explore/3")
        try await priya.sendTrail(to: "regular")
        try await until("the badge of Home is 4") { window.visibleTabs.first?.badge == "4" }
      }
      try await step("a free weekend for everybody: Premium appears", case: 7) {
        try await priya.deploy("weekend=on")
        try await until("Premium is on the tab bar") { window.visibleTabs.count == 5 }
      }
      try await step("a tab from the background has the new tabs") {
        try await tap("explore")
        try await until("its page has them, too") {
          try await window.selectedNavigator.evaluateJavaScript(
            "document.querySelector('nav').dataset.navigationLiveValue?.includes('/premium') ?? false") == "true"
        }
      }
      try await step("the weekend is over: Premium disappears", case: 8, disposing: ["premium"]) {
        try await priya.deploy("weekend=off")
        try await until("Premium is off the tab bar") { window.visibleTabs.count == 4 }
      }
    }
    try await step("typed text and scroll position are still there") { try await tap("home") }
  }

  private func premiumComes() async throws {
    try await step("open Library") { try await tap("library") }
    try await step("open Profile") { try await tap("profile") }
    try await step("edit the profile: Save is in the header bar", visiting: ["profile"]) {
      try await visit("/profile/edit")
      try await until("the native button appears") { window.headerButtons.map(\.title) == ["Save"] }
    }
    try await step("save the profile: the button disappears with its page", visiting: ["profile"]) {
      window.clickHeaderButton("Save")
      try await untilPage("/profile")
      try await until("the native button disappears") { window.headerButtons.isEmpty }
    }
    try await step("premium added", case: 7, visiting: ["profile"]) {
      try await deploy("premium=on")
      try await visit("/profile")
      try await until("Premium is on the tab bar") { window.visibleTabs.count == 5 }
    }
  }

  private func exploreGoes() async throws {
    try await step("Explore is soft-deprecated: it stays", visiting: ["profile"]) {
      try await deploy("explore=soft")
      try await visit("/profile")
    }
    try await step("Explore is hard-deprecated while selected: it stays", visiting: ["explore"]) {
      try await tap("explore")
      try await deploy("explore=hard")
      try await visit("/explore")
    }
    try await step("leave Explore: Favorites replaces it", disposing: ["explore"]) {
      try await tap("home")
      try await until("Favorites is on the tab bar") { window.visibleTabs.contains { $0.title == "Favorites" } }
    }
  }

  private func premiumGoes() async throws {
    try await step("open Premium") { try await tap("premium") }
    try await step("Premium is hard-deprecated while selected: it stays", visiting: ["premium"]) {
      try await deploy("premium=hard")
      try await visit("/premium")
    }
    try await step("leave Premium: it is removed", disposing: ["premium"]) { try await tap("library") }
  }

  private func libraryGoes() async throws {
    try await step("tabs reordered: the tab bar keeps its order", case: 6, visiting: ["library"]) {
      try await deploy("order=library-first")
      try await visit("/library")
    }
    try await step("selected tab removed: its container morphs", case: 9, disposing: ["home"], visiting: ["library"]) {
      try await deploy("library=off")
      try await visit("/library")
      try await until("Library is off the tab bar") { window.visibleTabs.count == 3 }
    }
  }

  private func signOutAndIn() async throws {
    try await step("sign out", case: 3, disposing: ["home", "favorites"], visiting: ["profile"]) {
      try await tap("profile")
      try await run("document.querySelector('form[action=\"/sign-out\"] button').click()")
      try await until("the app asks for confirmation") { window.dialogTitle == "Sign out of Waymark?" }
      window.clickDialogButton("Sign out")
      try await untilPage("/sign-in")
      try await until("the tab bar disappears") { window.visibleTabs.isEmpty }
    }
    try await step("sign in as another user", case: 2, visiting: ["bootstrap"]) {
      try await deploy("explore=on&library=on&premium=plan&order=standard")
      try await follow("button[value=premium]", to: "/")
      try await until("the tab bar appears") { window.visibleTabs.count == 5 }
    }
  }
}
