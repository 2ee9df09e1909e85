import ArgumentParser
import Foundation
import TabwirePlanning

struct PlanCommand: AsyncParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown, json, html
  }

  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Says what a new tab bar does to every user of the old one, before it ships.",
    discussion: """
      Walks every state that an app can be in under OLD: each tab selected, each deprecated one still open or not, no \
      tab bar. Says for each what NEW does to it, how much of that its user feels, and what is lost. If something is, \
      it looks for the smallest change to NEW with which nothing is, and proves it by planning again.

      OLD and NEW are files with the JSON of a configuration or with a page that carries one, http(s) addresses of such \
      pages, or directories with one such file for each kind of users.

      EXAMPLES
        tabwire plan main.json branch.json
        tabwire plan https://example.org/ http://localhost:8080/ --format html --output plan.html
        tabwire plan tabs/before tabs/after --fail-on noticeable

      SEVERITIES
        none        nothing that a user could see changes
        calm        the bar changes, and everything that was open stays open
        noticeable  something in the background is lost, or tabs are no longer where they were
        disruptive  the page that the user is looking at is affected

      EXIT CODES
        0  planned
        1  the worst severity is that of --fail-on, or worse
        2  OLD or NEW cannot be read, or apps would reject it
      """)

  @Argument(help: ArgumentHelp("What apps have.", valueName: "old"), completion: .file())
  var old: String

  @Argument(help: ArgumentHelp("What reaches them.", valueName: "new"), completion: .file())
  var new: String

  @Option(help: "How to write the report.")
  var format = Format.text

  @Option(help: "Exit with 1 if users feel as much as this, or more.")
  var failOn: Severity?

  @Option(
    help: ArgumentHelp("Write the configuration that is advised into this file, if one is.", valueName: "file"),
    completion: .file())
  var advised: String?

  @Flag(help: "Take both for the same user's, whatever their sessions say.")
  var sameUser = false

  @OptionGroup var output: OutputOptions
  @OptionGroup(title: "Options for addresses") var sources: SourceOptions

  func run() async throws {
    try await complaining {
      let reader = SourceReader(try Browser(sources))
      let progress = Progress()
      defer { progress.finish() }
      progress.say("reading \(old) and \(new)")
      let steps = [try await Kinds(old, reader), try await Kinds(new, reader)]
      let names = try Kinds.names(in: steps)
      let kinds = try names.map { name in
        progress.say("planning \(name)")
        return PlanReport.Kind(name: name.isEmpty ? nil : name, try plan(name, steps))
      }
      progress.finish()
      let report = PlanReport(kinds.worstFirst)
      try output.write(text(of: report))
      try writeAdvised(report)
      if let failOn, report.severity >= failOn { throw ExitCode.failure }
    }
  }

  private func plan(_ name: String, _ steps: [Kinds]) throws -> Plan {
    let configurations = steps.compactMap { $0.configurations[name] }.map { sameUser ? $0.withoutSession : $0 }
    do {
      return try Plan(from: configurations[0], to: configurations[1])
    } catch {
      throw SourceProblem(name: old + (name.isEmpty ? "" : ", \(name)"), reason: "\(error)")
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
    guard report.kinds.count == 1 else {
      throw SourceProblem(name: advised, reason: "each kind of users has an advice of its own; see --format json")
    }
    if let advice = report.kinds[0].advice { try OutputOptions(to: advised).write(advice.json) }
  }
}

extension [PlanReport.Kind] {
  /// The kinds of users that feel most before those that feel less.
  fileprivate var worstFirst: [PlanReport.Kind] {
    Severity.allCases.reversed().flatMap { severity in filter { $0.plan.severity == severity } }
  }
}
