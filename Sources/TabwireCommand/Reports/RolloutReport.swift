import TabwireLint
import TabwirePlanning
import TabwireScenarios

/// A report on a sequence of deploys.
struct RolloutReport {
  /// The report on one audience.
  struct Audience {
    /// The name of the audience, or `nil` if there is only one.
    let name: String?
    let rollout: Rollout
    /// Sentences about the configurations themselves, such as about a misspelt member. Effects are not among them.
    let notes: [String]

    init(name: String?, _ rollout: Rollout, notes: [String]) {
      (self.name, self.rollout, self.notes) = (name, rollout, notes)
    }
  }

  /// The audiences in order.
  let audiences: [Audience]

  init(_ audiences: [Audience]) {
    self.audiences = audiences
  }

  /// The worst severity.
  var severity: Severity { audiences.map(\.rollout.severity).max() ?? .none }

  /// Returns the report as text, for a terminal.
  ///
  /// - Parameter style: The style of the text.
  func text(_ style: TextStyle = .plain) -> String {
    audiences.map { audience in
      let title = audience.name.map { style.strong("── \($0.printable) ──") + "\n\n" } ?? ""
      let notes = audience.notes.map { "\(style.strong("Note:")) \($0)\n\n" }.joined()
      return title + notes + audience.rollout.text(style)
    }.joined(separator: "\n")
  }

  /// The report as JSON, for other programs.
  var json: String {
    JSON.object([
      ("version", .int(ReportVersion.current)), ("severity", .string(severity.rawValue)),
      ("audiences", .array(audiences.map(\.json))),
    ]).text + "\n"
  }
}

extension RolloutReport.Audience {
  fileprivate var json: JSON {
    .object([
      ("audience", .optional(name)), ("severity", .string(rollout.severity.rawValue)),
      ("notes", .array(notes.map { .string($0) })), ("states", .int(rollout.stateCount)),
      ("deliveries", .int(rollout.deliveryCount)), ("missingRestarts", rollout.missingRestarts()?.json ?? .null),
      (
        "examples",
        .array(
          rollout.examples.map { example in
            .object([
              ("severity", .string(example.severity.rawValue)), ("events", .array(example.events.map(\.json))),
            ])
          })
      ),
    ])
  }
}

extension Rollout {
  fileprivate func text(_ style: TextStyle) -> String {
    let summary = "\(stateCount) states, \(deliveryCount) deliveries; worst severity: \(style.name(of: severity))."
    guard !examples.isEmpty else { return style.strong("No user loses anything.") + " " + summary + "\n" }
    let missing = missingRestarts().map { [style.strong("A restart is missing.") + " " + $0.sentence] } ?? []
    return (examples.map { $0.text(style) } + missing + [summary]).joined(separator: "\n\n") + "\n"
  }
}

extension MissingRestarts {
  /// What a restart would change.
  fileprivate var sentence: String {
    "If every app restarts after \(deploys.map(\.printable).joined(last: "and")), the worst severity is "
      + "\(severity.rawValue): wait with the next deploy, and write restart in its place."
  }

  fileprivate var json: JSON {
    .object([("after", .array(deploys.map { .string($0) })), ("severity", .string(severity.rawValue))])
  }
}

extension Rollout.Example {
  fileprivate func text(_ style: TextStyle) -> String {
    let head = "\(style.name(of: severity))  \(style.strong("the shortest example"))"
    let lines = events.enumerated().flatMap { number, event in
      ["  \(number + 1)  \(event.sentence)", "     \(event.bar.text(style))"]
        + event.effects.map { "     \($0.sentence)" }
    }
    return ([head] + lines).joined(separator: "\n")
  }
}

extension Rollout.Event {
  /// The tab bar after the event.
  fileprivate var bar: TabBarState {
    switch self {
    case .launched(_, let bar), .held(_, let bar), .selected(_, _, let bar): bar
    case .received(_, let outcome): outcome.after
    }
  }

  /// The effects of a delivery.
  fileprivate var effects: [Effect] {
    if case .received(_, let outcome) = self { outcome.effects } else { [] }
  }

  fileprivate var json: JSON {
    switch self {
    case .launched(let deploy, let bar):
      .object([
        ("event", .string("launched")), ("deploy", .string(deploy)), ("tab", .optional(bar.selectedTab?.id.rawValue)),
        ("sentence", .string(sentence)),
      ])
    case .held(let deploy, let bar):
      .object([
        ("event", .string("held")), ("deploy", .string(deploy)), ("tab", .optional(bar.selectedTab?.id.rawValue)),
        ("sentence", .string(sentence)),
      ])
    case .selected(let tab, let closed, _):
      .object([
        ("event", .string("selected")), ("tab", .string(tab.id.rawValue)),
        ("closed", .optional(closed?.id.rawValue)), ("sentence", .string(sentence)),
      ])
    case .received(let deploy, let outcome):
      .object([
        ("event", .string("received")), ("deploy", .string(deploy)), ("outcome", outcome.json),
        ("sentence", .string(sentence)),
      ])
    }
  }
}
