import Foundation
import Tabwire
import Testing

@testable import TabwireServer

struct ActiveTabTests {
  /// A tab bar with the owners of some pages, from a file that the servers of every language read.
  struct Table: Decodable, Sendable, CustomTestStringConvertible {
    struct Declared: Decodable {
      let id: String
      let path: String
      let owns: [String]?
    }

    static let all: [Table] = {
      let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      let file = repository.appending(path: "Conformance/servers/active-tabs.json")
      do {
        return try JSONDecoder().decode([Table].self, from: Data(contentsOf: file))
      } catch {
        Issue.record("\(file.path): \(error)")
        return []
      }
    }()

    let name: String
    let startPath: String?
    let tabs: [Declared]
    /// The id of the tab for each path, or `nil` if no tab owns the page.
    let pages: [String: String?]

    var testDescription: String { name }

    var tabBar: TabBar {
      TabBar(omittingSession: .neverSwitchesUsers, revision: nil, startPath: startPath ?? "/") {
        for tab in tabs {
          (tab.owns ?? []).reduce(Tab(TabID(tab.id), title: tab.id, icon: "circle", path: tab.path)) { $0.owns($1) }
        }
      }
    }
  }

  @Test("a page belongs to the tab in the table", arguments: Table.all)
  func pagesBelongToTabs(table: Table) throws {
    let tabBar = table.tabBar
    #expect(!table.pages.isEmpty)
    for (path, active) in table.pages {
      #expect(tabBar.activeTab(for: path)?.id.rawValue == active, "\(path)")
      // The protocol requires an active tab.
      #expect(try tabBar.configuration(for: path).active?.rawValue == active ?? table.tabs.first?.id, "\(path)")
      let links = try tabBar.page(for: path).links
      #expect(links.filter { $0.current != .no }.map(\.id.rawValue) == [active].compactMap(\.self), "\(path)")
    }
  }

  @Test("the table is not empty")
  func tableIsThere() {
    #expect(Table.all.count >= 5)
  }

  @Test("links have absolute paths", arguments: ["/app/", "/app/index"])
  func absolutePaths(startPath: String) throws {
    let tabBar = TabBar(omittingSession: .neverSwitchesUsers, startPath: startPath) {
      Tab("home", title: "Home", icon: "", path: "")
      Tab("explore", title: "Explore", icon: "", path: "explore?all")
      Tab("up", title: "Up", icon: "", path: "../up")
    }
    #expect(try tabBar.page(for: startPath).links.map(\.href) == [startPath, "/app/explore?all", "/up"])
  }

  @Test(
    "no link leads to another origin",
    arguments: ["..//host", ".//host/", "../..//host", "..//host?a", "./..//..//host", "/.//host", "/..//host"])
  func sameOrigin(path: String) throws {
    let origin = try #require(URL(string: "https://app.example/"))
    for startPath in ["/", "/app/", "/app/index"] {
      let tabBar = TabBar(omittingSession: .neverSwitchesUsers, startPath: startPath) {
        Tab("home", title: "Home", icon: "", path: "")
        Tab("x", title: "X", icon: "", path: path)
      }
      let links = try tabBar.page(for: "/").links
      let href = try #require(links.last).href
      #expect(URL(string: href, relativeTo: origin)?.host() == "app.example", "\(href)")
      #expect(href.hasPrefix("/") && !href.hasPrefix("//"))
    }
  }
}
