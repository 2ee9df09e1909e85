import ArgumentParser
import TabwireLint
import TabwirePlanning

struct RolloutCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "rollout",
    abstract: "Proves that no user loses anything over a sequence of deploys, or shows the shortest example of a loss.",
    discussion: """
      Computes everything that can happen to an app that holds the first step, in any state, or that launches during any \
      step, on any tab: its user selects any tab, and any later step reaches it. An app that is not used for a while \
      misses steps.

      A step is a source as for `tabwire plan`: a file, an http(s) address, or a directory with a file for each \
      audience. The word restart stands for the time by which every app has restarted while the step before was live. \
      (Write ./restart for a file of that name.)

      EXAMPLES
        tabwire rollout old.json soft.json restart new.json
        tabwire rollout steps/*.json --fail-on disruptive --format json

      EXIT CODES
        0  the worst severity is below that of --fail-on: by default, no user loses anything
        1  the worst severity is that of --fail-on, or worse
        2  a step cannot be read, or apps would reject it
       64  the arguments are wrong
      """)

  @Argument(
    help: ArgumentHelp("The deploys in order, with restarts between them.", valueName: "step"), completion: .file())
  var step: [String]

  @Option(help: "The format of the report.")
  var format = Format.text

  @Option(help: "Exit with 1 if the worst severity is this one, or worse.")
  var failOn = Severity.noticeable

  @Flag(help: "Ignore sessions: treat all configurations as the same user's.")
  var sameUser = false

  @Flag(help: "Assume that apps show the tabs in the order of the first step: no deploy before it had another order.")
  var sameOrder = false

  @Option(
    help: ArgumentHelp(
      "Users move from one audience to another, at any step. Can be repeated. Without it, moves to new audiences and from "
        + "those that are gone are assumed.", valueName: "from:to"))
  var move: [AudienceMove] = []

  @OptionGroup var output: OutputOptions
  @OptionGroup(title: "Options for addresses") var sources: SourceOptions

  func validate() throws {
    guard step.first != Self.restart, step.filter({ $0 != Self.restart }).count > 1 else {
      throw ValidationError("Name at least two deploys. A restart stands between deploys.")
    }
    guard step.count(where: { $0 == "-" }) < 2 else { throw ValidationError("Only one step can be standard input.") }
  }

  private static let restart = "restart"

  func run() throws {
    try reportingErrors {
      let reader = SourceReader(try Browser(sources))
      let progress = Progress()
      defer { progress.finish() }
      var deploys: [Deploy?] = []
      for step in step {
        progress.show("reading \(step)")
        deploys.append(step == Self.restart ? nil : try Deploy(step, reader, sources))
      }
      let audiences = try AudiencePath.all(of: deploys.compactMap(\.self), stated: move).map { path in
        progress.show("planning \(path.name ?? "")")
        return RolloutReport.Audience(
          name: path.name, try rollout(path, deploys), notes: notes(path, deploys.compactMap(\.self)))
      }
      progress.finish()
      let report = RolloutReport(audiences)
      try output.write(format == .json ? report.json : report.text(output.style))
      if report.severity >= failOn { throw ExitCode.failure }
    }
  }

  private func notes(_ path: AudiencePath, _ deploys: [Deploy]) -> [String] {
    deploys.indices.dropFirst().flatMap { index in
      let (before, after) = (deploys[index - 1], deploys[index])
      let notes = after.notes(
        from: path.audiences[index - 1], to: path.audiences[index], after: before, sameUser: sameUser)
      return notes.map { "\(after.name): \($0)".printable }
    }
  }

  private func rollout(_ path: AudiencePath, _ deploys: [Deploy?]) throws -> Rollout {
    var audiences = path.audiences[...]
    do {
      return try Rollout(
        deploys.compactMap { deploy in
          guard let deploy else { return .restart }
          return audiences.popFirst().flatMap { deploy.configurations[$0] }
            .map { .deploy(deploy.name, sameUser ? $0.withoutSession : $0) }
        }, sameOrder: sameOrder)
    } catch {
      throw SourceError(name: path.name ?? "the rollout", reason: "\(error)")
    }
  }
}
