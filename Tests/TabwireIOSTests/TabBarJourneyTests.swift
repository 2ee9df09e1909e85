import Foundation
import SwiftUI
import Tabwire
import TabwireProof
import Testing
import UIKit

@testable import TabwireIOS

/// Random users with actions, images and sessions.
@MainActor
@Suite("Journeys through the tab bar", .serialized)
struct TabBarJourneyTests {
  /// What a user and the server do.
  private enum Step {
    case configure(String, session: Int)
    case tap(tab: String)
    case perform(action: String)
    case pageLoads
    /// The server responds to requests for some images, or to all.
    case imagesArrive(path: String?)
  }

  /// An entry of the tab bar, as the user sees it.
  private struct Shown {
    let id: BarEntry.ID
    let image: UIImage?
  }

  private static let tabs = ["home", "explore", "me", "inbox"]
  private static let actions = ["compose", "scan"]
  private static let paths = ["/1.png", "/2.png", "/3.png"]

  private static func steps(_ random: inout SplitMix64) -> [Step] {
    var session = 1
    return (0..<40).map { _ in
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3:
        if Int.random(in: 0..<4, using: &random) == 0 { session += 1 }
        return .configure(tabBar(session, &random), session: session)
      case 4, 5: return .tap(tab: tabs.randomElement(using: &random) ?? "home")
      case 6, 7: return .perform(action: actions.randomElement(using: &random) ?? "compose")
      case 8: return .pageLoads
      default: return .imagesArrive(path: Bool.random(using: &random) ? nil : paths.randomElement(using: &random))
      }
    }
  }

  private static func tabBar(_ session: Int, _ random: inout SplitMix64) -> String {
    let some = tabs.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
    // One tab, or actions alone, would be rejected.
    let shown = some.count < 2 ? [] : some
    let buttons = shown.isEmpty ? [] : actions.filter { _ in Bool.random(using: &random) }
    let entries = (shown + buttons).shuffled(using: &random).map { id in
      let image = Bool.random(using: &random) ? paths.randomElement(using: &random) : nil
      let member = image.map { #","image":{"path":"\#($0)","kind":"picture"}"# } ?? ""
      return
        #"{"id":"\#(id)","title":"","icon":"star","path":"/\#(id)","action":\#(actions.contains(id)),"badge":true\#(member)}"#
    }
    let reorders = Bool.random(using: &random)
    let active = shown.randomElement(using: &random).map { #""\#($0)""# } ?? "null"
    return
      #"{"active":\#(active),"session":"\#(session)","reorders":\#(reorders),"tabs":[\#(entries.joined(separator: ","))]}"#
  }

  /// Checks what holds after each step, whatever came before.
  private func check(_ shown: [Shown], _ server: ImageServer, session: Int, _ comment: Comment) {
    for entry in shown {
      // The width of a file is the session that it belongs to.
      if let width = entry.image?.sourceWidth { #expect(width == CGFloat(session), comment) }
    }
    #expect(Set(shown.map(\.id)).count == shown.count, comment)
    for requests in Dictionary(grouping: server.requests, by: { "\($0.path) \($0.session)" }).values {
      #expect(requests.count == 1, comment)
    }
  }

  @Test(
    "no picture of a former user is shown, each is fetched once a session, and no action is selected",
    arguments: BarAPI.allCases, 1...60)
  func uikit(api: BarAPI, seed: Int) async throws {
    UIImage.symbols.insert("star")
    var random = SplitMix64(seed: UInt64(seed))
    let server = ImageServer()
    let app = try UIKitApp(api, fetch: server.fetch)
    app.window.losesSelection = Bool.random(using: &random)
    var session = 0
    for (number, step) in Self.steps(&random).enumerated() {
      let comment: Comment = "step \(number + 1) of seed \(seed): \(step)"
      let selected = app.manager.selectedID
      switch step {
      case .configure(let json, let new):
        session = new
        app.cookieStore.signIn(new)
        app.configure(json)
        #expect(app.manager.selectedID == selected, comment)
      case .tap(let tab): app.tap(TabID(tab))
      case .perform(let action):
        app.tap(action: TabID(action))
        #expect(app.manager.selectedID == selected, comment)
      case .pageLoads: app.navigator(selected)?.finishAction()
      case .imagesArrive(let path): server.respondWithSession(to: path)
      }
      app.navigator(app.manager.selectedID)?.isSlow = true
      // At once, and when everything has settled.
      check(app.window.entries.map { Shown(id: $0.id, image: $0.image) }, server, session: session, comment)
      for _ in 1...5 { await settle() }
      check(app.window.entries.map { Shown(id: $0.id, image: $0.image) }, server, session: session, comment)
      #expect(app.window.shownContainer?.id == app.manager.selectedID, comment)
      #expect(app.window.entries.map(\.id) == app.manager.barEntries.map(\.id), comment)
    }
    server.respondWithSession()
  }

  @Test("the same in SwiftUI", arguments: [false, true], 1...30)
  func swiftUI(keepsTappedTab: Bool, seed: Int) async throws {
    UIImage.symbols.insert("star")
    var random = SplitMix64(seed: UInt64(seed))
    let server = ImageServer()
    let app = try await SwiftUIApp(fetch: server.fetch)
    app.screen.keepsTappedTab = keepsTappedTab
    var session = 0
    func shown() -> [Shown] {
      app.screen.page.tabs.compactMap { tab in tab.entryID.map { Shown(id: $0, image: tab.label.images.first) } }
    }
    for (number, step) in Self.steps(&random).enumerated() {
      let comment: Comment = "step \(number + 1) of seed \(seed): \(step)"
      let selected = app.manager.selectedID
      switch step {
      case .configure(let json, let new):
        session = new
        app.cookieStore.signIn(new)
        await app.configure(json)
        #expect(app.manager.selectedID == selected, comment)
      case .tap(let tab): await app.tap(TabID(tab))
      case .perform(let action):
        await app.tap(action: TabID(action))
        #expect(app.manager.selectedID == selected, comment)
      case .pageLoads: app.navigator(selected)?.finishAction()
      case .imagesArrive(let path): server.respondWithSession(to: path)
      }
      app.navigator(app.manager.selectedID)?.isSlow = true
      check(shown(), server, session: session, comment)
      await app.settleAll()
      for _ in 1...5 { await app.settle() }
      check(shown(), server, session: session, comment)
      #expect(app.screen.page.selection?.value == AnyHashable(BarEntry.ID.tab(app.manager.selectedID)), comment)
      #expect(app.shownContainer?.id == app.manager.selectedID, comment)
      let position = app.screen.page.tabs.firstIndex { $0.value == app.screen.page.selection?.value }
      #expect(app.screen.tabBarController.selectedIndex == position, comment)
      #expect(app.screen.page.tabs.map(\.entryID) == app.manager.barEntries.map(\.id), comment)
    }
    server.respondWithSession()
  }
}
