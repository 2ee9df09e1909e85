import Foundation
import Tabwire
import TabwireClient
import Testing
import UIKit

@testable import TabwireIOS

@MainActor
@Suite("Eager tabs", .serialized)
struct EagerTests {
  /// Whether battery and network allow loads.
  @MainActor
  private final class Conditions {
    var isAllowed = true

    var conditions: LoadingConditions { LoadingConditions(allowLoading: { self.isAllowed }) }
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

  /// Ends a load in the background, and lets time pass.
  private func finish(_ app: UIKitApp, _ name: String, isLoaded: Bool) {
    loading(app, name)?.preload?(isLoaded)
    app.passTime()
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
    finish(app, "explore", isLoaded: true)
    await until { loading(app, "library") != nil }
    finish(app, "library", isLoaded: true)
    await settle()
    #expect(loading(app, "profile") == nil)
  }

  @Test("loads no more eager tabs than may run in the background")
  func maximum() async throws {
    let app = try app(options: TabBarOptions(maximumBackgroundTabs: 1))
    configure(app)
    await until { loading(app, "explore") != nil }
    finish(app, "explore", isLoaded: true)
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
    finish(app, "explore", isLoaded: false)
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
    app.passTime()
    #expect(app.startedIDs.count == 1)
  }

  // P18.7
  @Test("a load that never ends is stopped after thirty seconds, and blocks no other")
  func endless() async throws {
    let app = try app()
    configure(app)
    #expect(loading(app, "explore")?.log == ["preload"])
    app.passTime()
    #expect(loading(app, "explore") == nil)
    app.passTime()
    #expect(loading(app, "library")?.log == ["preload"])
  }

  // P18.8
  @Test("a load is stopped while the app is away, and tried again when it is back")
  func away() async throws {
    let app = try app()
    configure(app, eager: ["explore"])
    #expect(loading(app, "explore") != nil)
    app.manager.didLeaveScreen()
    #expect(loading(app, "explore") == nil)
    app.passTime()
    #expect(loading(app, "explore") == nil)
    app.manager.didReturnToScreen()
    app.passTime()
    #expect(loading(app, "explore")?.log == ["preload"])
  }

  @Test("an eager tab that was loaded in the background is not outdated when it is selected")
  func version() async throws {
    let app = try app()
    conditions.isAllowed = false
    configure(app, extra: #","version":1"#)
    conditions.isAllowed = true
    configure(app, extra: #","version":2"#)
    await until { loading(app, "explore") != nil }
    finish(app, "explore", isLoaded: true)
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
