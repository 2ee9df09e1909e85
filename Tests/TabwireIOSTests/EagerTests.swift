import Foundation
import Tabwire
import TabwireClient
import Testing
import UIKit

@testable import TabwireIOS

@MainActor
@Suite("Eager tabs", .serialized)
struct EagerTests {
  /// Allows loads and counts the waits, which end at once.
  @MainActor
  private final class Conditions {
    var isAllowed = true
    var waits = 0

    var conditions: LoadingConditions {
      LoadingConditions(allowLoading: { self.isAllowed }, idle: { self.waits += 1 })
    }
  }

  private let conditions = Conditions()
  private let center = NotificationCenter()

  private func app(options: TabBarOptions = TabBarOptions()) throws -> UIKitApp {
    try NotificationObservation.$center.withValue(center) {
      try LoadingConditions.$current.withValue(conditions.conditions) { try UIKitApp(.tabs, options: options) }
    }
  }

  private func configure(_ app: UIKitApp, eager: [String] = ["explore", "library"], extra: String = "") {
    let tabs = ["home", "explore", "library", "profile"].map {
      #"{"id":"\#($0)","title":"","icon":"star","path":"/\#($0)","eager":\#(eager.contains($0))\#(extra)}"#
    }
    app.configure(#"{"active":"home","tabs":[\#(tabs.joined(separator: ","))]}"#)
  }

  private func loading(_ app: UIKitApp, _ name: String) -> NavigatorDouble? {
    app.id(TabID(name)).flatMap { app.navigator($0) }
  }

  // P18.1
  @Test("loads eager tabs one at a time, and no others")
  func oneAtATime() async throws {
    let app = try app()
    configure(app)
    await until { loading(app, "explore") != nil }
    await settle()
    #expect(loading(app, "explore")?.log == ["preload"])
    #expect(loading(app, "library") == nil)
    loading(app, "explore")?.preload?(true)
    await until { loading(app, "library") != nil }
    loading(app, "library")?.preload?(true)
    await settle()
    #expect(loading(app, "profile") == nil)
  }

  @Test("loads no more eager tabs than may run in the background")
  func maximum() async throws {
    let app = try app(options: TabBarOptions(maximumBackgroundTabs: 1))
    configure(app)
    await until { loading(app, "explore") != nil }
    loading(app, "explore")?.preload?(true)
    await settle()
    #expect(loading(app, "library") == nil)
  }

  @Test("a loaded tab shows its page at once when it is selected, and does not load again")
  func selection() async throws {
    let app = try app()
    configure(app)
    await until { loading(app, "explore") != nil }
    let explore = try #require(loading(app, "explore"))
    #expect(!explore.stack.isShown)
    explore.preload?(true)
    app.tap("explore")
    #expect(explore.log == ["preload", "end preload"])
    #expect(explore.startCount == 1)
    #expect(explore.stack.isShown)
  }

  @Test("a tab that is selected while it loads keeps loading")
  func selectionWhileLoading() async throws {
    let app = try app()
    configure(app)
    await until { loading(app, "explore") != nil }
    app.tap("explore")
    let explore = try #require(loading(app, "explore"))
    explore.preload?(false)
    #expect(loading(app, "explore") === explore)
    #expect(explore.startCount == 1)
  }

  // P18.5
  @Test("a tab that failed to load counts as not started, and is not tried again before it is selected")
  func failure() async throws {
    let app = try app()
    configure(app, eager: ["explore"])
    await until { loading(app, "explore") != nil }
    loading(app, "explore")?.preload?(false)
    #expect(loading(app, "explore") == nil)
    configure(app, eager: ["explore"])
    await settle()
    #expect(loading(app, "explore") == nil)
    app.tap("explore")
    #expect(loading(app, "explore")?.startCount == 1)
  }

  // P18.2
  @Test(
    "no eager tab loads while battery, network, memory or the app do not allow it",
    arguments: ["system", "memory", "app"])
  func disallowed(by reason: String) async throws {
    conditions.isAllowed = reason != "system"
    let app = try app(options: TabBarOptions(loadsEagerTabs: reason != "app"))
    if reason == "memory" {
      center.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      await settle()
    }
    configure(app)
    if reason == "system" { await until { conditions.waits > 0 } }
    await settle()
    await settle()
    #expect(app.startedIDs.count == 1)
    #expect((conditions.waits > 0) == (reason == "system"))
  }

  @Test("an eager tab that was loaded in the background is not outdated when it is selected")
  func version() async throws {
    let app = try app()
    configure(app, extra: #","version":1"#)
    configure(app, extra: #","version":2"#)
    await until { loading(app, "explore") != nil }
    loading(app, "explore")?.preload?(true)
    app.tap("explore")
    #expect(loading(app, "explore")?.log.contains("refresh") == false)
  }

  @Test("a disposed tab stops loading and frees its navigator")
  func disposal() async throws {
    let app = try app()
    configure(app)
    await until { loading(app, "explore") != nil }
    let explore = Weak(loading(app, "explore"))
    app.configure([])
    #expect(explore.value == nil)
  }
}
