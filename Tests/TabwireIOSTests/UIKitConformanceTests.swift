import Foundation
import Tabwire
import TabwireClient
import Testing
import UIKit
import UserNotifications

@testable import TabwireIOS
@testable import TabwireScenarios

@MainActor
@Suite("UIKit client: conformance")
struct UIKitConformanceTests {
  nonisolated static let files: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Conformance").standardized
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "json" }.map(\.path).sorted()
  }()

  @Test("the scenarios are found")
  func scenarios() {
    #expect(Self.files.count >= 80)
  }

  @Test(
    "every scenario ends with the expected tabs and touches nothing else",
    arguments: files, BarAPI.allCases)
  func scenario(file: String, api: BarAPI) throws {
    let scenario = try Scenario(Array(try Data(contentsOf: URL(filePath: file))))
    #expect(try scenario.expected() == Simulation.outcomes(of: scenario))
    try play(scenario, expecting: Simulation.outcomesOnScreen(of: scenario), api)
  }

  @Test("random scenarios end with the tabs that the heart computes", arguments: 1...20, BarAPI.allCases)
  func randomScenarios(seed: Int, api: BarAPI) throws {
    for (scenario, outcomes) in try RandomScenarios.make(15, seed: UInt64(seed)) {
      try play(scenario, expecting: outcomes, api)
    }
  }

  private func play(_ scenario: Scenario, expecting outcomes: [Outcome], _ api: BarAPI) throws {
    var run = try Run(api, start: scenario.start)
    for (index, (step, outcome)) in zip(scenario.steps, outcomes).enumerated() {
      let comment: Comment = "step \(index + 1) of \(scenario.name)"
      for gone in run.take(step, expecting: outcome, comment) {
        #expect(gone.navigator.value == nil, comment)
        #expect(gone.container.value == nil, comment)
      }
    }
  }

  /// The objects of a disposed container.
  private struct Held {
    let navigator: Weak<NavigatorDouble>
    let container: Weak<UIViewController>
  }

  /// A run of a scenario. Containers are numbered in order of first appearance.
  @MainActor
  private struct Run {
    let app: UIKitApp
    private var numbers: [UUID: Int] = [:]
    /// The number on the app's icon that the last outcome named.
    private var lastNumber: Int?
    private var selectedOnce: Set<UUID> = []

    init(_ api: BarAPI, start: String) throws {
      app = try UIKitApp(api, start: start)
      number(app.window.bar)
    }

    /// Takes a step and checks its outcome.
    ///
    /// - Returns: The objects of the containers that it disposed.
    mutating func take(_ step: Scenario.Step, expecting outcome: Outcome, _ comment: Comment) -> [Held] {
      let before = app.window.bar
      let places = app.window.entries.map(\.id)
      let search = before.first { $0.isSearch }?.id
      let isSearchSelected = before.first { $0.id == app.manager.selectedID }?.isSearch
      let objects = Dictionary(uniqueKeysWithValues: app.window.entries.map { ($0.id, ObjectIdentifier($0.object)) })
      let iconNumber = UNUserNotificationCenter.current().badgeCount
      let arrangements = app.window.arrangementCount
      let names = representedNames()
      let living = before.map { (id: $0.id, navigator: Weak(app.navigator($0.id))) }
      let shown = app.navigator(app.window.shownContainer?.id)
      app.window.forgetChanges()
      let wasStarted = Set(before.filter { app.navigator($0.id) != nil }.map(\.id))
      for tab in before { app.navigator(tab.id)?.forgetLog() }
      // A page that is not the first one has another page below it.
      if case .configure(_, isFirstPage: false) = step, shown?.stack.viewControllers.count == 1 { shown?.push() }
      // The page of an action that is in front already is not visited again.
      if case .perform = step { shown?.push() }
      shown?.stack.log = []

      switch step {
      case .configure(let message, let isFirstPage):
        app.configure(String(decoding: message, as: UTF8.self), isFirstPage: isFirstPage)
      case .select(let tab): app.tap(tab)
      case .open(let address): app.manager.open(address)
      case .perform(let action): app.manager.perform(action)
      case .load(let tab): app.manager.tabs.first { $0.represents?.id == tab }.map { app.manager.didLoad($0.id) }
      case .resume: app.manager.resume()
      case .firstPageDidAppear(let tab):
        app.manager.tabs.first { $0.represents?.id == tab }.map { app.manager.firstPageDidAppear($0.id) }
      }
      app.navigator(app.manager.selectedID)?.stack.finishTransition()
      let after = app.window.bar
      number(after)

      // The tab bar.
      #expect(after.map { numbers[$0.id] } == outcome.tabs.map(\.container), comment)
      #expect(app.window.isBarHidden == (outcome.mode == .bootstrap || outcome.isTabBarHidden), comment)
      #expect(app.window.shownContainer.map { numbers[$0.id] } == outcome.selected, comment)
      if outcome.mode == .tabbed {
        #expect(after.map { $0.identifier.map { TabID($0) } } == outcome.tabs.map(\.id), comment)
        for (shown, tab) in zip(after, app.manager.tabs) {
          #expect(shown.title == tab.represents?.title, comment)
          let hasDot = tab.represents?.hasDot ?? false
          #expect(shown.badge == (hasDot ? " " : tab.represents?.badge), comment)
          let spoken = tab.represents?.badgeLabel ?? (hasDot ? "New" : tab.represents?.badge)
          #expect(shown.spokenBadge == (shown.badge == nil ? nil : spoken), comment)
        }
      }

      // Actions, the search role and the number on the icon.
      #expect(app.window.entries.map(place) == entries(of: outcome), comment)
      for entry in app.window.entries {
        #expect(entry.isAnnouncedAsButton == (entry.action != nil), comment)
        if let object = objects[entry.id], entry.action != nil {
          #expect(ObjectIdentifier(entry.object) == object, comment)
        }
      }
      let isSearchMoved = app.window.api == .tabs && search != app.manager.searchID
      #expect(after.first { $0.isSearch }?.id == (app.window.api == .tabs ? app.manager.searchID : nil), comment)
      let newNumber = outcome.appBadge.map { $0 == lastNumber ? iconNumber : $0 } ?? iconNumber
      #expect(UNUserNotificationCenter.current().badgeCount == newNumber, comment)
      lastNumber = outcome.appBadge

      // Created and disposed containers.
      let isNew = { (tab: ShownTab) in !before.contains { $0.id == tab.id } }
      #expect(after.filter(isNew).map { numbers[$0.id] } == outcome.created, comment)
      let gone = before.filter { tab in !after.contains { $0.id == tab.id } }
      #expect(gone.compactMap { numbers[$0.id] }.sorted() == outcome.disposed, comment)

      // Surviving containers.
      for tab in after { #expect(app.creationCount(of: tab.id) == (selectedOnce.contains(tab.id) ? 1 : 0), comment) }
      for tab in before {
        guard let now = after.first(where: { $0.id == tab.id }) else { continue }
        if now.isSearch == tab.isSearch {
          #expect(ObjectIdentifier(now.object) == ObjectIdentifier(tab.object), comment)
        }
        #expect(tab.controller == nil || now.controller === tab.controller, comment)
      }
      let isRearranged = app.window.entries.map(\.id) != places || isSearchMoved
      #expect(app.window.arrangementCount - arrangements == (isRearranged ? 1 : 0), comment)

      // Relabelled tabs: updated ones, and those that represent another tab than before.
      let renamed = after.filter { !isNew($0) && outcome.mode == .tabbed && names[$0.id] != representedNames()[$0.id] }
      let changed = after.filter { !isNew($0) && !$0.changes.isEmpty }.compactMap { numbers[$0.id] }
      let moved = isSearchMoved ? after.filter { [search, app.manager.searchID].contains($0.id) && !isNew($0) } : []
      #expect(Set(changed) == Set(outcome.updated + (renamed + moved).compactMap { numbers[$0.id] }), comment)

      // Reloaded, forgotten and visited pages.
      for tab in after {
        let isSelected = numbers[tab.id] == outcome.selected
        let log = app.navigator(tab.id)?.log ?? []
        let isRefreshed = outcome.refreshed.contains { $0 == numbers[tab.id] } && wasStarted.contains(tab.id)
        #expect(log.contains("refresh") == (isRefreshed && outcome.visits == nil), comment)
        #expect(log.contains("discard") == (isRefreshed && outcome.visits != nil), comment)
        #expect(log.contains("forget") == (isSelected && outcome.forgetsHistory), comment)
        #expect(
          log.contains { $0.hasPrefix("visit ") } == (outcome.visits.map { $0 == numbers[tab.id] } ?? false), comment)
      }

      // Started navigators: once each, and only those of tabs that were selected.
      #expect(app.startedIDs == selectedOnce, comment)
      for tab in after {
        #expect(app.navigator(tab.id)?.startCount == (selectedOnce.contains(tab.id) ? 1 : nil), comment)
      }
      // Another role needs another tab object, for which UIKit shows the page anew.
      let isRoleSame = after.first { $0.id == app.manager.selectedID }?.isSearch == isSearchSelected
      if case .configure = step, isRoleSame { #expect(shown?.stack.log ?? [] == [], comment) }
      return gone.map { tab in
        Held(
          navigator: Weak(living.first { $0.id == tab.id }?.navigator.value), container: Weak(tab.controller))
      }
    }

    private mutating func number(_ bar: [ShownTab]) {
      for tab in bar where numbers[tab.id] == nil { numbers[tab.id] = numbers.count + 1 }
      if let id = app.window.shownContainer?.id { selectedOnce.insert(id) }
    }

    private func place(_ entry: ShownEntry) -> BarPlace? {
      switch entry.id {
      case .tab(let id): numbers[id].map { .tab($0) }
      case .action(let id): .action(id)
      }
    }

    private func representedNames() -> [UUID: TabID] {
      Dictionary(
        app.manager.tabs.compactMap { tab in tab.represents.map { (tab.id, $0.id) } },
        uniquingKeysWith: { $1 })
    }
  }
}
