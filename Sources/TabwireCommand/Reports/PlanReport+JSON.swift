import Tabwire
import TabwirePlanning
import TabwireScenarios

extension PlanReport {
  /// The report as JSON, for other programs.
  var json: String {
    JSON.object([
      ("version", .int(ReportVersion.current)), ("severity", .string(severity.rawValue)),
      ("audiences", .array(audiences.map(\.json))),
    ]).text + "\n"
  }
}

extension PlanReport.Audience {
  fileprivate var json: JSON {
    .object([
      ("audience", .optional(name)), ("move", .optional(move?.rawValue)), ("severity", .string(plan.severity.rawValue)),
      ("notes", .array(notes.map { .string($0) })),
      ("states", .object(Severity.allCases.map { ($0.rawValue, .int(plan.count($0))) })),
      ("outcomes", .array(plan.outcomes.map(\.json))), ("advice", advice?.json(of: plan) ?? .null),
    ])
  }
}

extension PlannedOutcome {
  /// The outcome as JSON.
  var json: JSON {
    .object([
      ("severity", .string(severity.rawValue)), ("reason", .string(reason)),
      ("case", kind.caseNumber.map(JSON.int) ?? .null), ("before", before.json), ("after", after.json),
      ("earlierOrder", .bool(hasEarlierOrder)), ("earlierSession", .bool(hasEarlierSession)),
      ("lost", .array(losses.map { .string($0.id.rawValue) })),
      ("effects", .array(effects.map(\.json))),
    ])
  }
}

extension TabBarState {
  fileprivate var json: JSON {
    let tabs = containers.map { container in
      JSON.object([("container", .int(container.number)), ("id", .optional(container.tab?.id.rawValue))])
    }
    let actions = actions.map { item in
      JSON.object([("id", .string(item.action.id.rawValue)), ("after", item.after.map(JSON.int) ?? .null)])
    }
    return .object([("selected", .int(selected)), ("tabs", .array(tabs)), ("actions", .array(actions))])
  }
}

extension Effect {
  fileprivate var json: JSON {
    .object([
      ("effect", .string(name)), ("severity", .string(severity.rawValue)),
      ("tab", .optional(id?.rawValue)), ("sentence", .string(sentence)),
    ])
  }

  private var name: String {
    switch self {
    case .morphed: "morphed"
    case .barHidden: "barHidden"
    case .lost: "lost"
    case .displaced: "displaced"
    case .startedOver: "startedOver"
    case .forgetsHistory: "forgetsHistory"
    case .reordered: "reordered"
    case .crowded: "crowded"
    case .barShown: "barShown"
    case .launched: "launched"
    case .added: "added"
    case .relabelled: "relabelled"
    case .actionAdded: "actionAdded"
    case .actionRemoved: "actionRemoved"
    case .actionChanged: "actionChanged"
    case .actionMoved: "actionMoved"
    case .staysUntilLeft: "staysUntilLeft"
    case .staysUntilRestart: "staysUntilRestart"
    case .hidden: "hidden"
    case .reloads: "reloads"
    case .pageHidesBar: "pageHidesBar"
    case .pageShowsBar: "pageShowsBar"
    case .ownsChanged: "ownsChanged"
    case .loadsEagerly: "loadsEagerly"
    case .pathChanged: "pathChanged"
    }
  }

  /// The id of the tab or action.
  private var id: TabID? {
    switch self {
    case .morphed(let tab, _), .barHidden(let tab), .lost(let tab), .displaced(let tab), .startedOver(let tab),
      .barShown(let tab), .launched(let tab), .added(let tab), .relabelled(let tab, _), .staysUntilLeft(let tab, _),
      .staysUntilRestart(let tab), .hidden(let tab), .reloads(let tab), .pathChanged(let tab, _),
      .ownsChanged(let tab, _), .loadsEagerly(let tab):
      tab.id
    case .actionAdded(let action), .actionRemoved(let action), .actionChanged(let action, _), .actionMoved(let action):
      action.id
    case .forgetsHistory, .reordered, .crowded, .pageHidesBar, .pageShowsBar: nil
    }
  }
}

extension Advice {
  /// The configuration to deploy first, as the data of a `configure` message.
  var json: String { configuration.message.text + "\n" }

  fileprivate func json(of plan: Plan) -> JSON {
    .object([
      ("severity", .string(severity.rawValue)),
      ("severityWithoutHistory", .string(severityWithoutHistory.rawValue)),
      ("severityAfterRestart", .string(severityAfterRestart.rawValue)),
      ("severityWithoutRestart", .string(severityWithoutRestart.rawValue)),
      ("steps", .array(edits.map { .string($0.sentence) })), ("patch", .array(patch(of: plan.new))),
      ("configuration", configuration.message),
    ])
  }
}
