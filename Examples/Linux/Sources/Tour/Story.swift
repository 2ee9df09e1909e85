import TabwireGTK
import TabwireGTKTesting

extension Tour {
  /// The steps: users sign in, visit pages and sign out while the server changes its tabs.
  func tellStory() async throws {
    try await signIn()
    try await lookAround()
    try await othersChangeTabs()
    try await moreComes()
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
        try await window.navigatorInFront.evaluateJavaScript(
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
          try await window.navigatorInFront.evaluateJavaScript(
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

  /// The tab bar gets more than tabs. Typed text, scroll positions and pages stay.
  private func moreComes() async throws {
    try await step("a spoken badge, the search, an action and a face appear", visiting: ["explore"]) {
      try await tap("explore")
      try await deploy("bar=more")
      try await visit("/explore")
      try await until("the action is behind Library") {
        window.visibleEntries == ["home", "explore", "library", "compose", "profile"]
      }
      try await until("the face is on Profile") { window.image(on: "profile") == "/profile/face-regular-1.png" }
      try await until("the badge is spoken") { window.visibleTab("home")?.spokenBadge == "4 unread" }
      try await until("Explore is the search") {
        window.tabManager.tabs.contains { $0.represents?.id == "explore" && $0.represents?.role == .search }
      }
    }
    try await step("a free weekend: Premium appears with a dot", case: 7, visiting: ["explore"]) {
      try await deploy("weekend=on")
      try await visit("/explore")
      try await until("Premium has a dot") { window.visibleTab("premium")?.badge == "•" }
    }
    try await step("the weekend is over again", case: 8, disposing: ["premium"], visiting: ["explore"]) {
      try await deploy("weekend=off")
      try await visit("/explore")
      try await until("Premium is off the tab bar") { window.visibleTabs.count == 4 }
    }
    try await step("the action opens one modal page, and is disabled meanwhile") {
      try await tap("home")
      for _ in 1...2 { window.click(action: "compose") }
      try await until("a modal page covers the window") { window.isShowingModal }
      try await untilPage("/notes/new")
      try await until("the action is disabled") { !window.isEnabled(action: "compose") }
    }
    try await step("close the modal page: typed text and scroll position are still there") {
      window.clickClose()
      try await until("the modal page is closed") { !window.isShowingModal }
      try await untilPage("/")
      try await until("the action is enabled") { window.isEnabled(action: "compose") }
    }
    try await step("the user arranges the tabs", case: 6, visiting: ["profile"]) {
      try await tap("profile")
      try await follow("main a[href=\"/profile/tabs\"]", to: "/profile/tabs")
      try await arrange("library-first")
      try await until("Library is before Explore") {
        window.visibleEntries == ["home", "library", "explore", "compose", "profile"]
      }
    }
    try await step("and back again", case: 6, visiting: ["profile"]) {
      try await arrange("standard")
      try await until("Explore is before Library") {
        window.visibleEntries == ["home", "explore", "library", "compose", "profile"]
      }
    }
    try await step("the tab bar has only tabs again", visiting: ["profile"]) {
      try await deploy("bar=plain")
      try await visit("/profile")
      try await until("the action is gone") { window.visibleEntries == ["home", "explore", "library", "profile"] }
      try await until("the face is gone") { window.image(on: "profile") == nil }
      try await until("the badge speaks for itself") { window.visibleTab("home")?.spokenBadge == "4" }
    }
    try await step("typed text and scroll position have survived all of it") { try await tap("home") }
  }

  /// Chooses an order on the page where users arrange their tabs.
  private func arrange(_ order: String) async throws {
    let button = "#arrange [value=\(order)]"
    try await run("document.querySelector('\(button)').click()")
    try await until("the page shows the order") {
      try await window.navigatorInFront.evaluateJavaScript(
        "document.querySelector('\(button)[aria-pressed=true]') != null") == "true"
    }
  }

  private func premiumComes() async throws {
    try await step("open Library") { try await tap("library") }
    try await step("open Profile") { try await tap("profile") }
    try await step("edit the profile in a modal page: Save is in its header bar") {
      try await follow("main a[href=\"/profile/edit\"]", to: "/profile/edit")
      try await until("the native button appears") { window.headerButtons.map(\.title) == ["Save"] }
    }
    try await step(
      "save the profile: the button disappears with the modal page, and the notice appears", visiting: ["profile"]
    ) {
      window.clickHeaderButton("Save")
      try await until("the modal page is closed") { !window.isShowingModal }
      let notice = "document.querySelector('.notice[role=status]') != null"
      try await until("the profile says that it is saved") {
        try await window.selectedNavigator.evaluateJavaScript(notice) == "true"
      }
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
    try await step(
      "sign out", case: 3, disposing: ["home", "favorites"], visiting: ["profile"], reloading: ["profile"]
    ) {
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
