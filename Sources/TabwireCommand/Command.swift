import ArgumentParser

@main
struct Command: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tabwire",
    abstract: "Shows and proves what becomes of the tabs of an app that a server drives.",
    subcommands: [Check.self, PlanCommand.self, RolloutCommand.self, Simulate.self, Conformance.self])
}
