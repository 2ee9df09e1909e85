import Foundation
import Hummingbird
import TabwireServer
import Testing

@testable import Server

struct RouteTests {
  @Test("Apps of both platforms find a path configuration, in which forms are modal")
  func pathConfigurations() async throws {
    try await Site.visit { browser in
      for name in ["ios_v1", "android_v1"] {
        let answer = try await browser.get("/configurations/\(name).json")
        #expect(answer.status == 200)
        let configuration = try JSONDecoder().decode(PathConfiguration.self, from: Data(answer.html.utf8))
        #expect(configuration.properties(for: "/profile/edit")["context"] == "modal")
        #expect(configuration.properties(for: "/explore/3")["context"] == "default")
        #expect(configuration.properties(for: "/sign-in")["presentation"] == "replace_root")
      }
    }
  }

  @Test("The lifelines are what the heart makes of the story")
  func lifelines() async throws {
    let site = try await Site.forTests()
    let lifelines = try Lifelines(site.tabs, site.texts(in: .english))
    let rows = lifelines.steps.map { step in
      step.cells.map { $0.isAbsent ? "" : $0.isSelected ? "\($0.title)*" : $0.title }
    }
    #expect(
      rows == [
        ["one page, no tabs*", "", "", "", "", ""],
        ["Home*", "Explore", "Library", "Profile", "", ""],
        ["Home", "Explore*", "Library", "Profile", "", ""],
        ["Home", "Explore*", "Library", "Profile", "Premium", ""],
        ["Home", "Explore*", "Library", "Profile", "Premium", ""],
        ["Home*", "given up", "Library", "Profile", "Premium", "Favorites"],
        ["Home", "", "Library", "Profile", "Premium*", "Favorites"],
        ["given up", "", "Library", "Profile", "Home*", "Favorites"],
        ["", "", "given up", "given up", "one page, no tabs*", "given up"],
      ])
  }

  @Test("A HEAD request is answered as the GET would be, without the page")
  func head() async throws {
    try await Site.visit { browser in
      let answer = try await browser.head("/sign-in")
      #expect(answer.status == 200)
      #expect(answer.html.isEmpty)
    }
  }
}
