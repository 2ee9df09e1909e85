import ArgumentParser
import TabwireLint
import TabwirePlanning

struct PlanCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown, json, html
  }

  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Reports what a new tab bar does to the users of the old one, before it ships.",
    discussion: """
      Computes every state that an app can be in under OLD: each tab selected, each deprecated tab still open or not, \
      the tabs in the order of an earlier deploy, no tab bar. Reports for each state the effects of NEW, their severity, and what is lost. If something is lost, looks \
      for the smallest change to NEW that avoids it, and verifies it by planning again.

      OLD and NEW are files with the JSON of a configuration or with a page that embeds one, http(s) addresses of such \
      pages, or directories with one such file for each audience. One of them can be - for standard input.

      EXAMPLES
        tabwire plan main.json branch.json
        tabwire plan https://example.org/ http://localhost:8080/ --format html --output plan.html
        tabwire plan tabs/before tabs/after --fail-on noticeable

      SEVERITIES
        none        no visible change
        calm        the tab bar changes, and everything that was open stays open
        noticeable  something in the background is lost, or tabs change places
        disruptive  the page in front is affected

      EXIT CODES
        0  planned
        1  the worst severity is that of --fail-on, or worse
        2  OLD or NEW cannot be read, or apps would reject it
       64  the arguments are wrong
      """)

  @Argument(help: ArgumentHelp("The configuration that apps have.", valueName: "old"), completion: .file())
  var old: String

  @Argument(help: ArgumentHelp("The configuration to deploy.", valueName: "new"), completion: .file())
  var new: String

  @Option(help: "The format of the report.")
  var format = Format.text

  @Option(help: "Exit with 1 if the worst severity is this one, or worse.")
  var failOn: Severity?

  @Option(
    help: ArgumentHelp("Write the advised configuration, if there is one, to this file.", valueName: "file"),
    completion: .file())
  var advised: String?

  @Flag(help: "Ignore sessions: treat both configurations as the same user's.")
  var sameUser = false

  @Flag(help: "Assume that apps show the tabs in the order of OLD: no deploy before it had another order.")
  var sameOrder = false

  @OptionGroup var output: OutputOptions
  @OptionGroup(title: "Options for addresses") var sources: SourceOptions

  func validate() throws {
    guard old != "-" || new != "-" else { throw ValidationError("Only one of OLD and NEW can be standard input.") }
  }

  func run() throws {
    try reportingErrors {
      let reader = SourceReader(try Browser(sources))
      let progress = Progress()
      defer { progress.finish() }
      progress.show("reading \(old) and \(new)")
      let deploys = [try Deploy(old, reader, sources), try Deploy(new, reader, sources)]
      let audiences = try Deploy.audiences(of: deploys).map { name in
        progress.show("planning \(name)")
        return PlanReport.Audience(name: name.isEmpty ? nil : name, try plan(name, deploys))
      }
      progress.finish()
      let report = PlanReport(audiences.worstFirst)
      try output.write(text(of: report))
      try writeAdvised(report)
      if let failOn, report.severity >= failOn { throw ExitCode.failure }
    }
  }

  private func plan(_ name: String, _ deploys: [Deploy]) throws -> Plan {
    let configurations = deploys.compactMap { $0.configurations[name] }.map { sameUser ? $0.withoutSession : $0 }
    do {
      return try Plan(from: configurations[0], to: configurations[1], sameOrder: sameOrder)
    } catch {
      throw SourceError(name: old + (name.isEmpty ? "" : ", \(name)"), reason: "\(error)")
    }
  }

  private func text(of report: PlanReport) -> String {
    switch format {
    case .text: report.text(output.style)
    case .markdown: report.markdown
    case .json: report.json
    case .html: report.html(title: "From \(old) to \(new)")
    }
  }

  private func writeAdvised(_ report: PlanReport) throws {
    guard let advised else { return }
    guard report.audiences.count == 1 else {
      throw SourceError(
        name: advised, reason: "there are several audiences, each with its own advice; use --format json")
    }
    if let advice = report.audiences[0].advice { try OutputOptions(to: advised).write(advice.json) }
  }
}

extension [PlanReport.Audience] {
  /// The audiences, the worst severity first.
  fileprivate var worstFirst: [PlanReport.Audience] {
    Severity.allCases.reversed().flatMap { severity in filter { $0.plan.severity == severity } }
  }
}
