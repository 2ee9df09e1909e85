import Tabwire
import TabwireServer

/// The containers of an app over several deploys, computed by the same algorithm that apps run.
struct Lifelines {
  /// A row of the table.
  private struct Step {
    let text: String
    let cells: [Cell]

    var values: TemplateValues { ["text": text, "cells": cells.map(\.values)] }
  }

  /// A container at a step.
  private struct Cell {
    let title: String
    let icon: String?
    let isSelected: Bool
    /// Whether the container was disposed at this step.
    let isDisposed: Bool
    /// Whether the container does not exist at this step.
    let isAbsent: Bool

    var values: TemplateValues {
      ["title": title, "icon": icon, "isSelected": isSelected, "isDisposed": isDisposed, "isAbsent": isAbsent]
    }
  }

  /// The values of the template.
  var values: TemplateValues {
    ["steps": steps.map(\.values), "containers": containers, "containerCount": containers.count]
  }

  private let steps: [Step]
  private let containers: [String]

  /// Runs a user's session through several deploys.
  ///
  /// - Parameters:
  ///   - tabs: The tabs of the app.
  ///   - icons: The icons of the tabs.
  ///   - texts: The translations.
  init(_ tabs: AppTabs, _ icons: TabIcons, _ texts: Texts) throws {
    var recorder = Recorder(tabs: tabs, icons: icons, texts: texts)
    recorder.record("stepLaunch")
    try recorder.load("/", as: .regular)
    recorder.record("stepSignIn")
    recorder.select("explore")
    try recorder.load("/explore", as: .regular)
    recorder.record("stepExplore")
    recorder.flags.premium = .on
    try recorder.load("/explore", as: .regular)
    recorder.record("stepPremium")
    recorder.flags.explore = .hard
    try recorder.load("/explore", as: .regular)
    recorder.record("stepSunset")
    recorder.select("home")
    recorder.record("stepLeave")
    recorder.select("premium")
    try recorder.load("/premium", as: .regular)
    recorder.record("stepToPremium")
    recorder.flags.premium = .off
    try recorder.load("/", as: .regular)
    recorder.record("stepLost")
    try recorder.load("/sign-in", as: nil)
    recorder.record("stepSignOut")
    containers = (1...recorder.containerCount).map { texts("container", ["number": String($0)]) }
    steps = recorder.steps()
  }

  /// Records the state of an app after each step.
  private struct Recorder {
    let tabs: AppTabs
    let icons: TabIcons
    let texts: Texts
    var flags = DeployFlags()
    private(set) var containerCount = 1
    private var state = NavigationState(bootstrapID: 1)
    private var records: [(text: String, tabs: [TabItem<Int>], selected: Int)] = []

    init(tabs: AppTabs, icons: TabIcons, texts: Texts) {
      self.tabs = tabs
      self.icons = icons
      self.texts = texts
    }

    /// Loads a page in the selected tab.
    mutating func load(_ path: String, as persona: Persona?) throws {
      let session = Session(user: persona.map { User($0) }, flags: flags)
      let configuration = try tabs.tabBar(for: session, news: News(), at: path, in: texts).configuration(for: path)
      change { state, makeID in _ = state.accept(configuration, makeID: makeID) }
    }

    /// Selects a tab, as its user does.
    mutating func select(_ tab: TabID) {
      guard let container = state.tabs.first(where: { $0.represents?.id == tab }) else { return }
      change { state, makeID in _ = state.select(container.id, makeID: makeID) }
    }

    /// Records the current state.
    ///
    /// - Parameter text: The name of the step's description.
    mutating func record(_ text: String) {
      records.append((texts(text), state.tabs, state.selectedID))
    }

    func steps() -> [Step] {
      records.indices.map { index in
        let record = records[index]
        let previousTabs = index == 0 ? [] : records[index - 1].tabs
        let cells = (1...containerCount).map { container in
          let tab = record.tabs.first { $0.id == container }
          let isDisposed = tab == nil && previousTabs.contains { $0.id == container }
          return Cell(
            title: tab.map { $0.represents?.title ?? texts("lineBootstrap") } ?? (isDisposed ? texts("lineEnded") : ""),
            icon: tab?.represents.flatMap { icons.svg($0.icon) }, isSelected: container == record.selected,
            isDisposed: isDisposed, isAbsent: tab == nil && !isDisposed)
        }
        return Step(text: record.text, cells: cells)
      }
    }

    private mutating func change(_ change: (inout NavigationState<Int>, _ makeID: () -> Int) -> Void) {
      var last = containerCount
      change(&state) {
        last += 1
        return last
      }
      containerCount = last
    }
  }
}
