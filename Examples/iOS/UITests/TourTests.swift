import XCTest

/// The steps of `./demo --tour`: a user signs in and out while the server's tabs change.
@MainActor
final class TourTests: XCTestCase {
  private lazy var app = AppUnderTest()

  override func setUp() async throws {
    continueAfterFailure = false
  }

  func testTour() {
    app.launch()
    signIn()
    lookAround()
    writeNote()
    addPremium()
    deprecateExplore()
    deprecatePremium()
    removeLibrary()
    signOutAndIn()
  }

  private func signIn() {
    step("launch, signed out: no tab bar") {
      app.waitForButton(startingWith: "Regular")
      app.expectBar([])
    }
    step("sign in: the tab bar appears (case 2)") {
      app.tapButton(startingWith: "Regular")
      app.expectBar(["Home", "Explore", "Library", "Profile"], selected: "Home")
    }
  }

  private func lookAround() {
    step("fill in half of the form on Home") {
      app.type("Heron Lake", into: "Where were you?")
    }
    step("open Explore and a trail") {
      app.tapTab("Explore")
      app.tapLink(startingWith: "Cinder Ridge")
      app.waitForHeading("Cinder Ridge")
    }
    step("return to Home: the form keeps its text") {
      app.tapTab("Home")
      XCTAssertEqual(app.text(in: "Where were you?"), "Heron Lake")
    }
    step("return to Explore: it still shows the trail") {
      app.tapTab("Explore")
      app.waitForHeading("Cinder Ridge")
    }
    step("tap Explore again: it pops to its root") {
      app.tapTab("Explore")
      app.waitForHeading("Explore")
    }
    step("follow a link from Home into Explore: Home stays selected") {
      app.tapTab("Home")
      app.tapLink(startingWith: "Trail of the week")
      app.waitForBackButton()
      app.expectBar(["Home", "Explore", "Library", "Profile"], selected: "Home")
      app.goBack()
      app.waitForHeading("Home")
    }
  }

  private func writeNote() {
    step("more on the bar: the action Write opens a form over the tabs") {
      app.deploy("Tab bar", "With more")
      app.tapTab("Write")
      app.waitForNavigationBar("Write a note")
    }
    step("close the form: the tab that was selected still is") {
      app.closeSheet("Write a note")
      app.deploy("Tab bar", "Plain")
      app.expectBar(["Home", "Explore", "Library", "Profile"], selected: "Home")
    }
  }

  private func addPremium() {
    step("open Library and Profile") {
      app.tapTab("Library")
      app.waitForHeading("Library")
      app.tapTab("Profile")
      app.waitForHeading("Profile")
    }
    step("edit the profile in a modal page: Save is in the navigation bar") {
      app.tapLink(startingWith: "Edit Profile")
      app.waitForHeading("Edit Profile")
      app.tapNativeButton("Save")
      app.waitForHeading("Profile")
    }
    step("add Premium (case 7): the other tabs stay") {
      app.deploy("Premium", "On")
      app.expectBar(["Home", "Explore", "Library", "Premium", "Profile"], selected: "Profile")
    }
  }

  private func deprecateExplore() {
    step("deprecate Explore softly: it stays") {
      app.deploy("Explore", "Soft")
      app.expectBar(["Home", "Explore", "Library", "Premium", "Profile"], selected: "Profile")
    }
    step("deprecate Explore hard while it is selected: it stays") {
      app.tapTab("Explore")
      app.deploy("Explore", "Hard")
      app.expectBar(["Home", "Explore", "Library", "Premium", "Profile"], selected: "Explore")
    }
    step("leave Explore: Favorites replaces it") {
      app.tapTab("Home")
      app.expectBar(["Home", "Favorites", "Library", "Premium", "Profile"], selected: "Home")
    }
  }

  private func deprecatePremium() {
    step("deprecate Premium hard while it is selected: it stays") {
      app.tapTab("Premium")
      app.deploy("Premium", "Hard")
      app.expectBar(["Home", "Favorites", "Library", "Premium", "Profile"], selected: "Premium")
    }
    step("leave Premium: it is removed") {
      app.tapTab("Library")
      app.expectBar(["Home", "Favorites", "Library", "Profile"], selected: "Library")
    }
  }

  private func removeLibrary() {
    step("reorder: the tab bar keeps its order (case 6)") {
      app.deploy("Order", "Library first")
      app.expectBar(["Home", "Favorites", "Library", "Profile"], selected: "Library")
    }
    step("remove the selected tab: its container morphs and keeps its page (case 9)") {
      app.deploy("Library", "Off")
      app.expectBar(["Home", "Favorites", "Profile"], selected: "Home")
      app.waitForHeading("Library")
    }
  }

  private func signOutAndIn() {
    step("sign out: the tab bar disappears (case 3)") {
      app.tapTab("Profile")
      app.tapButton(startingWith: "Sign out")
      app.answer("Sign out of Waymark?", "Sign out")
      app.waitForButton(startingWith: "Premium")
      app.expectBar([])
    }
    step("sign in as another user (case 2)") {
      app.tapButton(startingWith: "Premium")
      app.expectBar(["Home", "Favorites", "Profile"], selected: "Home", atLeast: true)
    }
  }

  private func step(_ title: String, _ action: () -> Void) {
    XCTContext.runActivity(named: title) { activity in
      action()
      let screenshot = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
      screenshot.name = title
      screenshot.lifetime = .keepAlways
      activity.add(screenshot)
    }
  }
}
