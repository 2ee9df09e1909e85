import Tabwire
import TabwireServer

/// What becomes of an app's containers over a few deploys: computed by the same heart that the apps run.
struct Lifelines {
  /// A moment of the story.
  private struct Step {
    let text: String
    let cells: [Cell]

    var fields: TemplateFields { ["text": text, "cells": cells.map(\.fields)] }
  }

  /// A container at a moment.
  private struct Cell {
    let title: String
    let icon: String?
    let isSelected: Bool
    /// It was given up at this moment.
    let hasEnded: Bool
    /// It is not there yet, or no longer.
    let isAbsent: Bool

    var fields: TemplateFields {
      ["title": title, "icon": icon, "isSelected": isSelected, "hasEnded": hasEnded, "isAbsent": isAbsent]
    }
  }

  /// What the page is filled with.
  var fields: TemplateFields {
    ["steps": steps.map(\.fields), "containers": containers, "containerCount": containers.count]
  }

  private let steps: [Step]
  private let containers: [String]

  /// Tells the story.
  ///
  /// - Parameters:
  ///   - tabs: the tabs of the app, whose deploys these are.
  ///   - icons: the icons of the tabs.
  ///   - texts: what the story says.
  init(_ tabs: AppTabs, _ icons: TabIcons, _ texts: Texts) throws {
    var teller = Teller(tabs: tabs, icons: icons, texts: texts)
    teller.record("stepLaunch")
    try teller.load("/", as: .regular)
    teller.record("stepSignIn")
    teller.tap("explore")
    try teller.load("/explore", as: .regular)
    teller.record("stepExplore")
    teller.flags.premium = .on
    try teller.load("/explore", as: .regular)
    teller.record("stepPremium")
    teller.flags.explore = .hard
    try teller.load("/explore", as: .regular)
    teller.record("stepSunset")
    teller.tap("home")
    teller.record("stepLeave")
    teller.tap("premium")
    try teller.load("/premium", as: .regular)
    teller.record("stepToPremium")
    teller.flags.premium = .off
    try teller.load("/premium", as: .regular)
    teller.record("stepLost")
    try teller.load("/sign-in", as: nil)
    teller.record("stepSignOut")
    containers = (1...teller.count).map { texts("container", ["number": String($0)]) }
    steps = teller.steps()
  }

  private struct Teller {
    let tabs: AppTabs
    let icons: TabIcons
    let texts: Texts
    var flags = DeployFlags()
    private(set) var count = 1
    private var state = NavigationState(bootstrapID: 1)
    private var moments: [(text: String, tabs: [TabItem<Int>], selected: Int)] = []

    init(tabs: AppTabs, icons: TabIcons, texts: Texts) {
      self.tabs = tabs
      self.icons = icons
      self.texts = texts
    }

    mutating func load(_ path: String, as persona: Persona?) throws {
      let session = Session(visitor: persona.map { Visitor($0) }, flags: flags)
      let configuration = try tabs.tabBar(for: session, in: texts).configuration(for: path)
      change { state, makeID in _ = state.accept(configuration, makeID: makeID) }
    }

    mutating func tap(_ tab: TabID) {
      guard let container = state.tabs.first(where: { $0.represents?.id == tab }) else { return }
      change { state, makeID in _ = state.select(container.id, makeID: makeID) }
    }

    mutating func record(_ text: String) {
      moments.append((texts(text), state.tabs, state.selectedID))
    }

    func steps() -> [Step] {
      moments.indices.map { index in
        let moment = moments[index]
        let before = index == 0 ? [] : moments[index - 1].tabs
        let cells = (1...count).map { container in
          let tab = moment.tabs.first { $0.id == container }
          let hasEnded = tab == nil && before.contains { $0.id == container }
          return Cell(
            title: tab.map { $0.represents?.title ?? texts("lineBootstrap") } ?? (hasEnded ? texts("lineEnded") : ""),
            icon: tab?.represents.flatMap { icons.svg($0.icon) }, isSelected: container == moment.selected,
            hasEnded: hasEnded, isAbsent: tab == nil && !hasEnded)
        }
        return Step(text: moment.text, cells: cells)
      }
    }

    private mutating func change(_ change: (inout NavigationState<Int>, _ makeID: () -> Int) -> Void) {
      var last = count
      change(&state) {
        last += 1
        return last
      }
      count = last
    }
  }
}
