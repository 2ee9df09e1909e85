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
  func tableIsFound() {
    #expect(Table.all.count >= 5)
  }

  // P13.13
  @Test("the active tab is the one in which apps open the page", arguments: ["/", "/a", "/a/"])
  func sameRuleAsClients(startPath: String) throws {
    let paths = ["/", "/a", "/a/b", "b"]
    let owned: [[String]] = [[]] + paths.map { [$0] }
    let pages = ["/", "/a", "/a/b", "/a/b/c", "/ab", "/b", "/a/b?x=1"]
    for (onePath, otherPath) in paths.flatMap({ one in paths.map { (one, $0) } }) {
      for (oneOwned, otherOwned) in owned.flatMap({ one in owned.map { (one, $0) } }) {
        let tabs = [("one", onePath, oneOwned), ("other", otherPath, otherOwned)].map { id, path, owned in
          owned.reduce(Tab(TabID(id), title: id, icon: "", path: path)) { $0.owns($1) }
        }
        let tabBar = TabBar(session: nil, startPath: startPath) { tabs }
        for page in pages {
          let active = try #require(try tabBar.configuration(for: page).active)
          // Clients open a page without an owner in the selected tab.
          let owners = try Set(tabs.map { try self.owner(of: page, tabBar, selected: $0.id) })
          if owners.count == 1 {
            #expect(owners == [active], "\(startPath) \(tabs.map(\.data)) \(page)")
          } else {
            let start = tabs.first { tab in
              let path = tab.path == "b" ? (startPath == "/a/" ? "/a/b" : "/b") : tab.path
              return path == (startPath == "/a/" ? "/a" : startPath)
            }
            #expect(active == (start ?? tabs[0]).id, "\(startPath) \(tabs.map(\.data)) \(page)")
          }
        }
      }
    }
  }

  /// Returns the tab in which a client opens a page.
  private func owner(of page: String, _ tabBar: TabBar, selected: TabID) throws -> TabID {
    var id = 1
    let makeID: () -> Int = {
      id += 1
      return id
    }
    var state = NavigationState(bootstrapID: id)
    let configuration = try tabBar.configuration(for: "/")
    _ = state.accept(configuration, makeID: makeID)
    let container = try #require(state.tabs.first { $0.represents?.id == selected })
    _ = state.select(container.id, makeID: makeID)
    let origin = "https://app.example"
    _ = state.open(origin + page, start: origin + tabBar.startPath, makeID: makeID)
    return try #require(state.tabs.first { $0.id == state.selectedID }?.represents?.id)
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
