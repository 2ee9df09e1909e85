import ArgumentParser
import Foundation
import TabwirePlanning

struct RolloutCommand: AsyncParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "rollout",
    abstract: "Proves that nobody loses anything over a sequence of deploys, or shows the shortest story of who does.",
    discussion: """
      Walks every app that starts at any of the steps, on any tab, turns to whatever tab, and receives whatever later \
      step: an app that is not used for a while misses some.

      A step is a source as for `tabwire plan`: a file, an http(s) address, or a directory with a file for each kind of \
      users. Or it is the word restart, which says that by then every app has been started anew while the step before \
      it was live. (A file of that name is ./restart.)

      EXAMPLES
        tabwire rollout old.json soft.json restart new.json
        tabwire rollout steps/*.json --fail-on disruptive --format json

      EXIT CODES
        0  nobody loses anything; with --fail-on, nobody feels as much as it says
        1  somebody does
        2  a step cannot be read, or apps would reject it
      """)

  @Argument(
    help: ArgumentHelp("The deploys in order, with restarts between them.", valueName: "step"), completion: .file())
  var step: [String]

  @Option(help: "How to write the report.")
  var format = Format.text

  @Option(help: "Exit with 1 if users feel as much as this, or more.")
  var failOn = Severity.noticeable

  @Flag(help: "Take all for the same user's, whatever their sessions say.")
  var sameUser = false

  @OptionGroup var output: OutputOptions
  @OptionGroup(title: "Options for addresses") var sources: SourceOptions

  func validate() throws {
    guard step.first != Self.restart, step.filter({ $0 != Self.restart }).count > 1 else {
      throw ValidationError("Name two deploys at least; a restart stands between them.")
    }
  }

  private static let restart = "restart"

  func run() async throws {
    try await complaining {
      let reader = SourceReader(try Browser(sources))
      let progress = Progress()
      defer { progress.finish() }
      var deploys: [Kinds?] = []
      for step in step {
        progress.say("reading \(step)")
        deploys.append(step == Self.restart ? nil : try await Kinds(step, reader))
      }
      let kinds = try Kinds.names(in: deploys.compactMap(\.self)).map { name in
        progress.say("walking \(name)")
        return (name.isEmpty ? nil : name, try rollout(name, deploys))
      }
      progress.finish()
      let report = RolloutReport(kinds)
      try output.write(format == .json ? report.json : report.text(output.style))
      if report.severity >= failOn { throw ExitCode.failure }
    }
  }

  private func rollout(_ name: String, _ deploys: [Kinds?]) throws -> Rollout {
    do {
      return try Rollout(
        deploys.compactMap { deploy in
          guard let deploy else { return .restart }
          return deploy.configurations[name].map { .deploy(deploy.name, sameUser ? $0.withoutSession : $0) }
        })
    } catch {
      throw SourceProblem(name: name.isEmpty ? "the rollout" : name, reason: "\(error)")
    }
  }
}
