import TabwireLint
import TabwirePlanning
import TabwireScenarios

extension PlanReport {
  /// The report as Markdown, for a comment on a pull request or the summary of a job.
  var markdown: String {
    let head = "### \(severity.mark) Effect on tabs: \(severity.rawValue)\n\n\(summary).\n"
    return ([head] + audiences.map(\.markdown)).joined(separator: "\n")
  }
}

extension Severity {
  /// A symbol for the severity.
  var mark: String {
    switch self {
    case .none: "⚪"
    case .calm: "🟢"
    case .noticeable: "🟡"
    case .disruptive: "🔴"
    }
  }
}

extension PlanReport.Audience {
  fileprivate var markdown: String {
    let title = title.map { "#### \(Markdown.text($0))\n\n" } ?? ""
    let rows = OutcomeGroup.groups(of: plan.outcomes).map { group in
      let sentences = group.example.effects.isEmpty ? [group.example.reason] : group.example.effects.map(\.sentence)
      let what = sentences.map(Markdown.text).joined(separator: "<br>")
      let bars = group.example.before == group.example.after ? "" : "<br>" + Markdown.bars(of: group.example)
      return "| \(group.severity.mark) \(group.severity.rawValue) | \(Markdown.text(group.place))<br>\(group.count), "
        + "\(group.cases) | \(what)\(bars) |"
    }
    let table = (["| Severity | State | Effects |", "| --- | --- | --- |"] + rows).joined(separator: "\n") + "\n"
    let notes = notes.map { "\n**Note:** \(Markdown.text($0))\n" }.joined()
    return title + table + notes + (advice.map { "\n" + $0.markdown(of: plan) } ?? "")
  }
}

extension Advice {
  fileprivate func markdown(of plan: Plan) -> String {
    let steps = edits.map { "- " + Markdown.text($0.sentence) }.joined(separator: "\n")
    return """
      **Advice:** \(summary(.plain)) \(nextStep(.plain))

      \(steps)

      <details><summary>As a JSON Patch (RFC 6902) of the new configuration</summary>

      ```json
      \(JSON.array(patch(of: plan.new)).text)
      ```

      </details>

      """
  }
}

/// Writes text and tab bars as Markdown.
private enum Markdown {
  /// Returns the text with markup escaped, also for tables.
  ///
  /// An empty comment keeps GitHub from turning names, references and addresses into mentions and links; escaping their
  /// first character does not.
  static func text(_ text: String) -> String {
    let escaped = XML.escaped(text.printable).reduce(into: "") { escaped, character in
      if "\\`*_[]|#~".contains(character) { escaped.append("\\") }
      escaped.append(character)
      if "@#".contains(character) { escaped += "<!-- -->" }
    }
    return escaped.replacing("://", with: ":<!-- -->//").replacing("www.", with: "www<!-- -->.")
  }

  /// Returns the tab bars before and after, with the selected tab in bold.
  static func bars(of outcome: PlannedOutcome) -> String {
    "\(bar(outcome.before)) → \(bar(outcome.after))"
  }

  private static func bar(_ bar: TabBarState) -> String {
    if bar.isBootstrap { return "*no tab bar*" }
    return bar.places.map { place in
      switch place {
      case .container(let container) where container.number == bar.selected: "**\(text(place.caption))**"
      case .container: text(place.caption)
      case .action: "+\(text(place.caption))"
      }
    }.joined(separator: " · ")
  }
}
