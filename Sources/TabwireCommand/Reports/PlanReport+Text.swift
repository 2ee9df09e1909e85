import TabwireLint
import TabwirePlanning
import TabwireScenarios

extension PlanReport {
  /// Returns the report as text, for a terminal.
  ///
  /// - Parameter style: The style of the text.
  func text(_ style: TextStyle = .plain) -> String {
    (audiences.map { $0.text(style) } + [style.strong(summary)]).joined(separator: "\n\n") + "\n"
  }
}

extension PlanReport.Audience {
  fileprivate func text(_ style: TextStyle) -> String {
    let title = title.map { [style.strong("── \($0.printable) ──")] } ?? []
    let groups = OutcomeGroup.groups(of: plan.outcomes).map { $0.text(style) }
    let advice = advice.map { [$0.text(of: plan, style)] } ?? noAdvice
    let notes = notes.map { "\(style.strong("Note:")) \($0)" }
    return (title + groups + notes + advice).joined(separator: "\n\n")
  }

  /// The text in place of advice, if a user loses pages.
  private var noAdvice: [String] {
    if plan.severity < .noticeable || move != nil || plan.endsSessionWithoutAnother { return [] }
    if plan.outcomes.allSatisfy({ $0.severity < .noticeable || $0.hasEarlierOrder }) {
      return ["Only apps with an earlier order are affected; use --same-order if no deploy before had one."]
    }
    return ["No deprecation lowers the severity."]
  }
}

extension OutcomeGroup {
  fileprivate func text(_ style: TextStyle) -> String {
    let head = "\(style.name(of: severity))  \(style.strong(place)) \(style.faint("(\(cases), \(count))"))"
    let sentences = example.effects.isEmpty ? [example.reason] : example.effects.map(\.sentence)
    let isChanged = example.before != example.after
    let bars = isChanged ? ["before  \(example.before.text(style))", "after   \(example.after.text(style))"] : []
    return ([head] + (bars + sentences).map { "  " + $0 }).joined(separator: "\n")
  }
}

extension TabBarState {
  /// Returns the tabs and actions from left to right, the selected tab in brackets, and actions with a plus.
  func text(_ style: TextStyle) -> String {
    if isBootstrap { return style.faint("no tab bar") }
    return places.map { place in
      switch place {
      case .container(let container) where container.number == selected: style.strong("[\(place.caption.printable)]")
      case .container: place.caption.printable
      case .action: style.faint("+") + place.caption.printable
      }
    }.joined(separator: "  ")
  }
}

extension Advice {
  fileprivate func text(of plan: Plan, _ style: TextStyle) -> String {
    let head = "\(style.strong("Advice:")) \(summary(style))"
    let patch = patch(of: plan.new).map(\.line).joined(separator: ",\n    ")
    let lines = edits.map { "  " + $0.sentence } + ["  As a JSON Patch of the new configuration:", "  [ \(patch) ]"]
    return ([head] + lines + ["  " + nextStep(style)]).joined(separator: "\n")
  }

  /// The severity of the advised deploy.
  func summary(_ style: TextStyle) -> String {
    let history =
      severityWithoutHistory == severity
      ? "" : ", or \(style.name(of: severity)) for apps that keep something of an earlier configuration"
    return "with \(edits.count == 1 ? "one change" : "\(edits.count) changes") the worst severity is "
      + "\(style.name(of: severityWithoutHistory))\(history) (verified by planning again)."
  }

  /// The severity of deploying the planned configuration afterwards.
  func nextStep(_ style: TextStyle) -> String {
    guard severityAfterRestart < .noticeable || severityAfterRestart < severityWithoutRestart else {
      return "The planned configuration stays \(style.name(of: severityAfterRestart)), also after a restart: "
        + "deploy this one."
    }
    return "Once apps have restarted, deploy the planned configuration: "
      + "\(style.name(of: severityAfterRestart)) for those that have, \(style.name(of: severityWithoutRestart)) for the others."
  }
}
