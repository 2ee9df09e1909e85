import ArgumentParser

@main
struct Command: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tabwire",
    abstract: "Shows and proves what becomes of the tabs of an app that a server drives.",
    subcommands: [Simulate.self, Conformance.self])
}
