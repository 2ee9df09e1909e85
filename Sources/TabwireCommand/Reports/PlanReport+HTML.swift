import Tabwire
import TabwireLint
import TabwirePlanning
import TabwireScenarios

extension PlanReport {
  /// Returns the report as a self-contained page with a picture for each outcome, for light and dark mode and every width.
  ///
  /// The page loads nothing and contains no scripts.
  ///
  /// - Parameter title: The title of the page.
  func html(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="color-scheme" content="light dark">
    <title>\(XML.escaped(title.printable))</title>
    <style>
    \(TabPalette.css)
    \(PlanPageStyle.css)
    </style>
    </head>
    <body>
    <header>
    <h1>\(XML.escaped(title.printable))</h1>
    <p class="verdict \(severity.rawValue)"><b>\(severity.rawValue)</b> \(XML.escaped(severity.meaning))</p>
    <ul class="counts">\(counts)</ul>
    </header>
    <main>
    \(audiences.map(\.html).joined(separator: "\n"))
    </main>
    <footer>
    \(PlanPageStyle.legend)
    <p>\(isComplete ? "Every state that an app can be in" : "Each of these states") was taken through the reconciliation that apps run.</p>
    </footer>
    </body>
    </html>

    """
  }

  private var counts: String {
    let outcomes = audiences.flatMap(\.plan.outcomes)
    return Severity.allCases.reversed().map { severity in
      let count = outcomes.count { $0.severity == severity }
      return "<li class=\"\(severity.rawValue)\"><b>\(count)</b> \(severity.rawValue)</li>"
    }.joined()
  }
}

extension Severity {
  /// The severity in a sentence.
  var meaning: String {
    switch self {
    case .none: "No user sees a change."
    case .calm: "The tab bar changes; everything that was open stays open."
    case .noticeable: "Some users lose what they had open in the background."
    case .disruptive: "For some users the page in front is affected."
    }
  }
}

extension PlanReport.Audience {
  fileprivate var html: String {
    var hues: [TabID: Int] = [:]
    for tab in plan.old.tabs + plan.new.tabs where hues[tab.id] == nil { hues[tab.id] = hues.count % TabPalette.count }
    let title = title.map { "<h2>\(XML.escaped($0.printable))</h2>\n" } ?? ""
    let groups = OutcomeGroup.groups(of: plan.outcomes).map { $0.html(hues: hues) }
    let notes = notes.map { "<p class=\"note\"><b>Note:</b> \(XML.escaped($0))</p>\n" }.joined()
    return "<section>\n" + title + notes + (advice?.html(of: plan) ?? "") + groups.joined(separator: "\n")
      + "\n</section>"
  }
}

extension OutcomeGroup {
  fileprivate func html(hues: [TabID: Int]) -> String {
    let effects =
      example.effects.isEmpty ? [(severity, example.reason)] : example.effects.map { ($0.severity, $0.sentence) }
    let sentences = effects.map { "<li class=\"\($0.0.rawValue)\">\(XML.escaped($0.1))</li>" }.joined(separator: "\n")
    return """
      <article class="\(severity.rawValue)">
      <h3><span class="badge \(severity.rawValue)">\(severity.rawValue)</span> \(XML.escaped(place))</h3>
      <div class="outcome">
      <div class="picture" tabindex="0">\(OutcomeDrawing(example, hues: hues).svg)</div>
      <div><ul class="effects">
      \(sentences)
      </ul>
      <p class="faint">\(count), \(cases)</p></div>
      </div>
      </article>
      """
  }
}

extension Advice {
  fileprivate func html(of plan: Plan) -> String {
    """
    <article class="advice">
    <h3>Advice</h3>
    <p>\(XML.escaped(summary(.plain).capitalizedFirst))</p>
    <ol>
    \(edits.map { "<li>\(XML.escaped($0.sentence))</li>" }.joined(separator: "\n"))
    <li>\(XML.escaped(nextStep(.plain)))</li>
    </ol>
    <details><summary>As a JSON Patch (RFC 6902) of the new configuration</summary>
    <pre tabindex="0">\(JSON.array(patch(of: plan.new)).text.split(separator: "\n").map { XML.escaped(String($0)) }.joined(separator: "\n"))</pre>
    </details>
    </article>

    """
  }
}

extension String {
  /// The sentence with a capital first letter.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
