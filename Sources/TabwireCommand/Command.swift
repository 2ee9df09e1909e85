import ArgumentParser

@main
struct Command: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tabwire",
    abstract: "Checks server-driven tab bars and predicts what a change does to users.",
    version: TabwireVersion.current,
    subcommands: [Check.self, PlanCommand.self, RolloutCommand.self, Simulate.self, Conformance.self, Preview.self])
}
