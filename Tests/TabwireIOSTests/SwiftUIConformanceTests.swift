import Foundation
import SwiftUI
import Tabwire
import TabwireClient
import Testing

@testable import TabwireIOS
@testable import TabwireScenarios

@MainActor
@Suite("SwiftUI client: conformance")
struct SwiftUIConformanceTests {
  @Test(
    "every scenario ends with the expected tabs and keeps all web views on the screen",
    arguments: UIKitConformanceTests.files,
    [false, true])
  func scenario(file: String, isEager: Bool) async throws {
    let scenario = try Scenario(Array(try Data(contentsOf: URL(filePath: file))))
    #expect(try scenario.expected() == Simulation.outcomes(of: scenario))
    try await play(scenario, expecting: Simulation.outcomesOnScreen(of: scenario), isEager: isEager)
  }

  @Test("random scenarios end with the tabs that the heart computes", arguments: 1...20, [false, true])
  func randomScenarios(seed: Int, isEager: Bool) async throws {
    for (scenario, outcomes) in try RandomScenarios.make(15, seed: UInt64(seed)) {
      try await play(scenario, expecting: outcomes, isEager: isEager)
    }
  }

  private func play(_ scenario: Scenario, expecting outcomes: [Outcome], isEager: Bool) async throws {
    var run = try await Run(isEager: isEager, start: scenario.start)
    for (index, (step, outcome)) in zip(scenario.steps, outcomes).enumerated() {
      let comment: Comment = "step \(index + 1) of \(scenario.name)"
      let gone = await run.take(step, expecting: outcome, comment)
      await until { gone.allSatisfy { $0.value == nil } }
    }
  }

  /// A run of a scenario. Containers are numbered in order of first appearance.
  @MainActor
  private struct Run {
    let app: SwiftUIApp
    private var numbers: [UUID: Int] = [:]
    private var selectedOnce: Set<UUID> = []

    init(isEager: Bool, start: String) async throws {
      app = try await SwiftUIApp(start: start, isEager: isEager)
      look()
    }

    /// Takes a step and checks its outcome.
    ///
    /// - Returns: The navigators of the containers that it disposed.
    mutating func take(_ step: Scenario.Step, expecting outcome: Outcome, _ comment: Comment) async -> [Weak<
      NavigatorDouble
    >] {
      let before = ids
      let held = Dictionary(uniqueKeysWithValues: before.map { ($0, Weak(app.navigator($0))) })
      let containers = Dictionary(
        uniqueKeysWithValues: zip(before, app.containers.map { $0.map(ObjectIdentifier.init) }))
      let shown = app.navigator(app.shownContainer?.id)
      let wasStarted = Set(before.filter { app.navigator($0) != nil })
      for id in before { app.navigator(id)?.forgetLog() }
      // A page that is not the first one has another page below it.
      if case .configure(_, isFirstPage: false) = step, shown?.stack.viewControllers.count == 1 { shown?.push() }
      // The page of an action that is in front already is not visited again.
      if case .perform = step { shown?.push() }
      shown?.stack.log = []

      switch step {
      case .configure(let message, let isFirstPage):
        await app.configure(String(decoding: message, as: UTF8.self), isFirstPage: isFirstPage)
      case .select(let tab): await app.tap(tab)
      case .open(let address): app.manager.open(address)
      case .perform(let action): app.manager.perform(action)
      case .load(let tab): app.manager.tabs.first { $0.represents?.id == tab }.map { app.manager.didLoad($0.id) }
      case .resume: app.manager.resume()
      case .firstPageDidAppear(let tab):
        app.manager.tabs.first { $0.represents?.id == tab }.map { app.manager.firstPageDidAppear($0.id) }
      }
      app.navigator(app.manager.selectedID)?.stack.finishTransition()
      await app.settle()
      look()

      #expect(ids.map { numbers[$0] } == outcome.tabs.map(\.container), comment)
      #expect(app.shownContainer.flatMap { numbers[$0.id] } == outcome.selected, comment)
      #expect(
        app.screen.page.tabs.allSatisfy {
          $0.content.isTabBarHidden == (outcome.mode == .bootstrap || outcome.isTabBarHidden)
        }, comment)
      for id in ids {
        let log = app.navigator(id)?.log ?? []
        let isRefreshed = outcome.refreshed.contains { $0 == numbers[id] } && wasStarted.contains(id)
        #expect(log.contains("refresh") == (isRefreshed && outcome.visits == nil), comment)
        #expect(log.contains("discard") == (isRefreshed && outcome.visits != nil), comment)
        #expect(log.contains("forget") == (numbers[id] == outcome.selected && outcome.forgetsHistory), comment)
        #expect(log.contains { $0.hasPrefix("visit ") } == (outcome.visits.map { $0 == numbers[id] } ?? false), comment)
      }
      #expect(app.screen.page.tabs.map(place) == entries(of: outcome), comment)
      #expect(app.screen.tabBarController.viewControllers?.count == app.screen.page.tabs.count, comment)
      for shown in app.screen.page.tabs {
        #expect((shown.accessibilityHint != nil) == !(shown.entryID?.isTab ?? true), comment)
      }
      let search = app.manager.searchID
      #expect(
        app.shownTabs.filter { $0.role == .prominent }.map(\.entryID) == (search.map { [.tab($0)] } ?? []), comment)
      for (shown, tab) in zip(app.shownTabs, app.manager.tabs) {
        #expect(shown.label.texts == [tab.represents?.title ?? ""], comment)
        let hasDot = tab.represents?.hasDot ?? false
        #expect(shown.badge == (hasDot ? " " : tab.represents?.badge), comment)
        let spoken = shown.badge == nil ? nil : tab.represents?.badgeLabel ?? (hasDot ? "New" : tab.represents?.badge)
        #expect(shown.accessibilityValue == spoken ?? "", comment)
        #expect(shown.accessibilityIdentifier == tab.represents?.id.rawValue ?? "", comment)
        #expect(shown.content.ignoresSafeArea, comment)
      }
      for (id, container) in zip(ids, app.containers) {
        #expect(container?.id ?? id == id, comment)
        if let old = containers[id] ?? nil { #expect(container.map(ObjectIdentifier.init) == old, comment) }
      }
      #expect(app.startedIDs == selectedOnce, comment)
      for id in ids { #expect(app.creationCount(of: id) == (selectedOnce.contains(id) ? 1 : 0), comment) }
      for id in ids { #expect(app.navigator(id)?.startCount == (selectedOnce.contains(id) ? 1 : nil), comment) }
      if case .configure = step { #expect(shown?.stack.log ?? [] == [], comment) }
      return held.filter { !ids.contains($0.key) }.map(\.value)
    }

    private var ids: [UUID] { app.shownTabs.compactMap { if case .tab(let id)? = $0.entryID { id } else { nil } } }

    private func place(_ tab: SwiftUI.ShownTab) -> BarPlace? {
      switch tab.entryID {
      case .tab(let id): numbers[id].map { .tab($0) }
      case .action(let id): .action(id)
      case nil: nil
      }
    }

    private mutating func look() {
      for id in ids where numbers[id] == nil { numbers[id] = numbers.count + 1 }
      if let id = app.shownContainer?.id { selectedOnce.insert(id) }
    }
  }
}
