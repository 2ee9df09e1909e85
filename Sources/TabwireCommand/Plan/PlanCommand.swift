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

      Each deprecated tab doubles the number of states. If there are too many, the report says which are left out.

      Users move between audiences, too: to a new one, from one that is gone, or when they sign out. All such moves are \
      planned, unless --move states those that happen. Between two audiences that stay, a move is reported only if NEW \
      makes it worse.

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

  @Option(
    help: ArgumentHelp(
      "Users move from one audience to another. Can be repeated. Without it all moves are assumed.",
      valueName: "from:to"))
  var move: [AudienceMove] = []

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
      let (before, after) = (try Deploy(old, reader, sources), try Deploy(new, reader, sources))
      let paths = try AudiencePath.all(of: [before, after], stated: move)
      let certain = try paths.map { path in
        progress.show("planning \(path.name ?? "")")
        return try audience(path, before, after)
      }
      progress.show("planning moves between audiences")
      let audiences = certain + (move.isEmpty ? try movesThatGetWorse(before, after) : [])
      progress.finish()
      let report = PlanReport(audiences.worstFirst)
      try output.write(text(of: report))
      try writeAdvised(report)
      if let failOn, report.severity >= failOn { throw ExitCode.failure }
    }
  }

  private func audience(_ path: AudiencePath, _ before: Deploy, _ after: Deploy) throws -> PlanReport.Audience {
    let (from, to) = (path.audiences[0], path.audiences[1])
    return PlanReport.Audience(
      name: path.name, move: path.isMove ? (move.isEmpty ? .assumed : .stated) : nil,
      try plan(from, of: before, to: to, of: after),
      notes: after.notes(from: from, to: to, after: before, sameUser: sameUser))
  }

  /// The moves between two audiences of both deploys whose users lose more than by the same move before the deploy.
  private func movesThatGetWorse(_ before: Deploy, _ after: Deploy) throws -> [PlanReport.Audience] {
    let kept = before.audiences.filter { after.configurations[$0] != nil }
    return try kept.flatMap { from in
      try kept.compactMap { to in
        guard from != to, before.configurations[to] != after.configurations[to] else { return nil }
        let usual = try plan(from, of: before, to: to, of: before)
        let audience = try audience(AudiencePath(audiences: [from, to]), before, after)
        return audience.plan.severity > usual.severity ? audience : nil
      }
    }
  }

  private func plan(_ from: String, of before: Deploy, to: String, of after: Deploy) throws -> Plan {
    guard let old = before.configurations[from], let new = after.configurations[to] else {
      throw SourceError(name: after.name, reason: "no file for the audience \(to); add one")
    }
    do {
      return try Plan(
        from: sameUser ? old.withoutSession : old, to: sameUser ? new.withoutSession : new, sameOrder: sameOrder,
        coverage: .limited)
    } catch {
      throw SourceError(name: before.name + (from.isEmpty ? "" : ", \(from)"), reason: "\(error)")
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
        name: advised, reason: "there are several audiences, each with its own advice (use --format json)")
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
