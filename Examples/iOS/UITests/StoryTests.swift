import XCTest

/// The story that the tour tells on Linux, told by taps: a day in the life of the demo app and of those who deploy it.
@MainActor
final class StoryTests: XCTestCase {
  private lazy var phone = Phone()

  override func setUp() async throws {
    continueAfterFailure = false
  }

  func testStory() {
    phone.launch()
    signIn()
    lookAround()
    premiumComes()
    exploreGoes()
    premiumGoes()
    libraryGoes()
    signOutAndIn()
  }

  private func signIn() {
    step("launch, signed out: no bar") {
      phone.waitForButton(startingWith: "Regular")
      phone.expectBar([])
    }
    step("sign in: the bar is there (case 2)") {
      phone.tapButton(startingWith: "Regular")
      phone.expectBar(["Home", "Explore", "Library", "Profile"], selected: "Home")
    }
  }

  private func lookAround() {
    step("half-fill the form on Home") {
      phone.type("Heron Lake", into: "Where were you?")
    }
    step("open Explore and a trail") {
      phone.tapTab("Explore")
      phone.tapLink(startingWith: "Cinder Ridge")
      phone.waitForHeading("Cinder Ridge")
    }
    step("come back to Home: the half-filled form is there") {
      phone.tapTab("Home")
      XCTAssertEqual(phone.text(in: "Where were you?"), "Heron Lake")
    }
    step("come back to Explore: the trail is there") {
      phone.tapTab("Explore")
      phone.waitForHeading("Cinder Ridge")
    }
    step("tap Explore again: it goes to its root") {
      phone.tapTab("Explore")
      phone.waitForHeading("Explore")
    }
    step("follow a link from Home into Explore: the tab does not switch") {
      phone.tapTab("Home")
      phone.tapLink(startingWith: "Trail of the week")
      phone.waitForBackButton()
      phone.expectBar(["Home", "Explore", "Library", "Profile"], selected: "Home")
      phone.goBack()
      phone.waitForHeading("Home")
    }
  }

  private func premiumComes() {
    step("open Library and Profile") {
      phone.tapTab("Library")
      phone.waitForHeading("Library")
      phone.tapTab("Profile")
      phone.waitForHeading("Profile")
    }
    step("edit the profile, which lies over the tabs: Save stands in the navigation bar") {
      phone.tapLink(startingWith: "Edit Profile")
      phone.waitForHeading("Edit Profile")
      phone.tapNativeButton("Save")
      phone.waitForHeading("Profile")
    }
    step("premium added (case 7): nobody else notices") {
      phone.deploy("Premium", "On")
      phone.expectBar(["Home", "Explore", "Library", "Premium", "Profile"], selected: "Profile")
    }
  }

  private func exploreGoes() {
    step("Explore is deprecated, softly: it stays") {
      phone.deploy("Explore", "Soft")
      phone.expectBar(["Home", "Explore", "Library", "Premium", "Profile"], selected: "Profile")
    }
    step("Explore is deprecated, hard, while on it: it stays") {
      phone.tapTab("Explore")
      phone.deploy("Explore", "Hard")
      phone.expectBar(["Home", "Explore", "Library", "Premium", "Profile"], selected: "Explore")
    }
    step("leave Explore: Favorites takes its place") {
      phone.tapTab("Home")
      phone.expectBar(["Home", "Favorites", "Library", "Premium", "Profile"], selected: "Home")
    }
  }

  private func premiumGoes() {
    step("Premium is lost while on it: it stays") {
      phone.tapTab("Premium")
      phone.deploy("Premium", "Hard")
      phone.expectBar(["Home", "Favorites", "Library", "Premium", "Profile"], selected: "Premium")
    }
    step("leave Premium: it goes") {
      phone.tapTab("Library")
      phone.expectBar(["Home", "Favorites", "Library", "Profile"], selected: "Library")
    }
  }

  private func libraryGoes() {
    step("reordered: the bar keeps its order (case 6)") {
      phone.deploy("Order", "Library first")
      phone.expectBar(["Home", "Favorites", "Library", "Profile"], selected: "Library")
    }
    step("the active tab removed: its container morphs, and its page stays (case 9)") {
      phone.deploy("Library", "Off")
      phone.expectBar(["Home", "Favorites", "Profile"], selected: "Home")
      phone.waitForHeading("Library")
    }
  }

  private func signOutAndIn() {
    step("sign out: the bar goes (case 3)") {
      phone.tapTab("Profile")
      phone.tapButton(startingWith: "Sign out")
      phone.answer("Sign out of Waymark?", "Sign out")
      phone.waitForButton(startingWith: "Premium")
      phone.expectBar([])
    }
    step("sign in again, as somebody else (case 2)") {
      phone.tapButton(startingWith: "Premium")
      phone.expectBar(["Home", "Favorites", "Profile"], selected: "Home", atLeast: true)
    }
  }

  private func step(_ title: String, _ action: () -> Void) {
    XCTContext.runActivity(named: title) { activity in
      action()
      let picture = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
      picture.name = title
      picture.lifetime = .keepAlways
      activity.add(picture)
    }
  }
}
