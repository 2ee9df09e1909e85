import Foundation
import Tabwire
import TabwireProof
import Testing
import UIKit

@testable import TabwireIOS

/// Windows that change their width: iPads, folding screens, sidebars.
@MainActor
@Suite("Resizing")
struct ResizeTests {
  @Test(
    "10,000 resizes between configurations and taps rebuild no container and start no page twice",
    arguments: BarAPI.allCases)
  func resizes(api: BarAPI) async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix64(seed: seed)
    let app = try UIKitApp(api, options: TabBarOptions(usesSidebar: true))
    let names = (1...9).map { "tab\($0)" }
    var containers: [UUID: ObjectIdentifier] = [:]
    var navigators: [UUID: ObjectIdentifier] = [:]

    for step in 1...10_000 {
      // Other tests wait for the main actor, too.
      if step.isMultiple(of: 100) { await Task.yield() }
      app.window.resize(to: CGSize(width: Int.random(in: 280...1400, using: &random), height: 900))
      if step.isMultiple(of: 7) {
        app.configure(Array(names.shuffled(using: &random).prefix(Int.random(in: 0...9, using: &random))).sorted())
      }
      if step.isMultiple(of: 3), let tab = app.manager.tabs.randomElement(using: &random) {
        app.manager.selectTab(tab.id)
      }
      let comment: Comment = "step \(step) of seed \(seed)"
      for tab in app.manager.tabs {
        guard let container = app.window.container(of: tab.id) else { continue }
        #expect(containers[tab.id] ?? ObjectIdentifier(container) == ObjectIdentifier(container), comment)
        containers[tab.id] = ObjectIdentifier(container)
        guard let navigator = app.navigator(tab.id) else { continue }
        #expect(navigators[tab.id] ?? ObjectIdentifier(navigator) == ObjectIdentifier(navigator), comment)
        #expect(navigator.startCount == 1, comment)
        navigators[tab.id] = ObjectIdentifier(navigator)
      }
      #expect(app.window.shownContainer?.id == app.manager.selectedID, comment)
      #expect(app.navigator(app.manager.selectedID)?.stack.isShown == true, comment)
    }
  }

  @Test("a resize does not rearrange the tabs")
  func arrangement() throws {
    let app = try UIKitApp(.tabs)
    app.configure((1...7).map { "tab\($0)" })
    app.tap("tab7")
    let count = app.window.arrangementCount
    let navigator = try #require(app.navigator(app.id("tab7")))
    for width in [1200, 320, 700, 599, 600] {
      app.window.resize(to: CGSize(width: width, height: 900))
      #expect(navigator.stack.isShown)
      #expect(app.window.moreNavigationController.isNavigationBarHidden == (width < 600))
    }
    #expect(app.window.arrangementCount == count)
    #expect(app.manager.selectedID == app.id("tab7"))
  }
}
