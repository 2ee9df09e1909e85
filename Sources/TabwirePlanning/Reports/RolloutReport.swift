import Tabwire
import TabwireLint

/// What a sequence of deploys does to users, to be read.
public struct RolloutReport: Sendable {
  /// The kinds of users in order, by name; a single one has none.
  public let kinds: [(name: String?, rollout: Rollout)]

  /// - Parameter kinds: the kinds of users in order, by name; a single one has none.
  public init(_ kinds: [(name: String?, rollout: Rollout)]) {
    self.kinds = kinds
  }

  /// How much users feel at worst.
  public var severity: Severity { kinds.map(\.rollout.severity).max() ?? .none }

  /// The report as text, for a terminal.
  ///
  /// - Parameter style: whether to colour it.
  public func text(_ style: TextStyle = .plain) -> String {
    kinds.map { kind in
      let title = kind.name.map { style.strong("── \($0.printable) ──") + "\n\n" } ?? ""
      return title + kind.rollout.text(style)
    }.joined(separator: "\n")
  }

  /// The report for other programs. The version grows when a member changes its meaning or goes; new ones may come.
  public var json: String {
    JSON.object([
      ("version", .int(1)), ("severity", .string(severity.rawValue)),
      ("kinds", .array(kinds.map { $0.rollout.json(of: $0.name) })),
    ]).text + "\n"
  }
}

extension Rollout: CustomStringConvertible {
  /// The shortest stories, or that there are none.
  public var description: String { text(.plain) }

  fileprivate func text(_ style: TextStyle) -> String {
    let walked = "Walked: \(states) states, \(arrivals) arrivals of a deploy. Worst: \(style.name(of: severity))."
    guard !stories.isEmpty else { return style.strong("Nobody loses anything.") + " " + walked + "\n" }
    return (stories.map { $0.text(style) } + [walked]).joined(separator: "\n\n") + "\n"
  }

  fileprivate func json(of name: String?) -> JSON {
    .object([
      ("kind", .optional(name)), ("severity", .string(severity.rawValue)), ("states", .int(states)),
      ("arrivals", .int(arrivals)),
      (
        "stories",
        .array(
          stories.map { story in
            .object([
              ("severity", .string(story.severity.rawValue)), ("events", .array(story.events.map(\.json))),
            ])
          })
      ),
    ])
  }
}

extension Rollout.Story {
  fileprivate func text(_ style: TextStyle) -> String {
    let head = "\(style.name(of: severity))  \(style.strong("the shortest story"))"
    let lines = events.enumerated().flatMap { number, event in
      ["  \(number + 1)  \(event.sentence)", "     \(event.bar.text(style))"] + event.sequels.map { "     \($0)" }
    }
    return ([head] + lines).joined(separator: "\n")
  }
}

extension Rollout.Event {
  /// What happens.
  var sentence: String {
    switch self {
    case .started(let deploy, let bar):
      "With \(deploy.printable) live, a user starts the app"
        + (bar.selectedTab.map { " on a page of \($0.name)." } ?? ", which shows no tab bar.")
    case .turned(let tab, nil, _): "The user turns to \(tab.name)."
    case .turned(let tab, let closed?, _):
      "The user turns to \(tab.name). \(closed.name) closes, as it was to go when left."
    case .reached(let deploy, let outcome):
      "\(deploy.printable) reaches the app" + (outcome.kind.caseNumber.map { " (case \($0))." } ?? ".")
    }
  }

  /// What is shown then.
  fileprivate var bar: Bar {
    switch self {
    case .started(_, let bar), .turned(_, _, let bar): bar
    case .reached(_, let outcome): outcome.after
    }
  }

  /// What that means to the user.
  fileprivate var sequels: [String] {
    if case .reached(_, let outcome) = self { outcome.effects.map(\.sentence) } else { [] }
  }

  fileprivate var json: JSON {
    switch self {
    case .started(let deploy, let bar):
      .object([
        ("event", .string("started")), ("deploy", .string(deploy)), ("tab", .optional(bar.selectedTab?.id.rawValue)),
        ("sentence", .string(sentence)),
      ])
    case .turned(let tab, let closed, _):
      .object([
        ("event", .string("turned")), ("tab", .string(tab.id.rawValue)),
        ("closed", .optional(closed?.id.rawValue)), ("sentence", .string(sentence)),
      ])
    case .reached(let deploy, let outcome):
      .object([
        ("event", .string("reached")), ("deploy", .string(deploy)), ("outcome", outcome.json),
        ("sentence", .string(sentence)),
      ])
    }
  }
}
