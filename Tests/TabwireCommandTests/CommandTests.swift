import Foundation
import Testing

@Suite("The command line")
struct CommandTests {
  private static let commands = ["check", "plan", "rollout", "simulate", "conformance"]

  @Test("the help of every command has examples and exit codes", arguments: commands)
  func help(command: String) throws {
    let run = try Tool.run(command, "--help")
    #expect(run.exitCode == 0)
    for part in ["EXAMPLES\n  tabwire \(command)", "EXIT CODES\n  0  ", " 64  the arguments are wrong", "--help"] {
      #expect(run.output.contains(part), "\(part)")
    }
    #expect(try Tool.run("--help").output.contains("  \(command) "))
  }

  @Test("--version prints the version that the Rails gem has, too")
  func version() throws {
    let version = try Tool.run("--version").output.trimmingCharacters(in: .newlines)
    let gem = try String(
      contentsOf: Repository.root.appendingPathComponent("Rails/lib/tabwire/version.rb"), encoding: .utf8)
    #expect(gem.contains("VERSION = \"\(version)\""))
  }

  @Test("completion scripts name every command", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let run = try Tool.run("--generate-completion-script", shell)
    for command in Self.commands { #expect(run.output.contains(command)) }
    guard shell == "bash" else { return }
    let bash = Process()
    bash.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    bash.arguments = ["bash", "-n", try Tool.file(run.output)]
    try bash.run()
    bash.waitUntilExit()
    #expect(bash.terminationStatus == 0)
  }

  @Test("a mistyped value is answered with a suggestion")
  func suggestion() throws {
    let run = try Tool.run("plan", "a", "b", "--fail-on", "noticable")
    #expect(run.errors.contains("noticeable"))
    #expect(run.exitCode == 64)
  }

  @Test("terminals get colors, unless NO_COLOR or TERM forbid them")
  func colors() throws {
    let arguments = "plan \(PlanCommandTests.old) \(PlanCommandTests.new)"
    let red = "\u{1B}[31;1mdisruptive\u{1B}[0m"
    #expect(try onTerminal(arguments, "TERM=xterm").contains(red))
    #expect(!(try onTerminal(arguments, "TERM=xterm NO_COLOR=1").contains(red)))
    #expect(!(try onTerminal(arguments, "TERM=dumb").contains(red)))
  }

  /// Returns the output of the command on a terminal.
  private func onTerminal(_ arguments: String, _ environment: String) throws -> String {
    let process = Process()
    let output = try Tool.file("")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "bash", "-c",
      "env -u NO_COLOR \(environment) python3 -c 'import pty, sys; pty.spawn(sys.argv[1:])' '\(Tool.path)' \(arguments) "
        + "</dev/null >\(output)",
    ]
    process.currentDirectoryURL = Repository.root
    try process.run()
    process.waitUntilExit()
    return try String(contentsOfFile: output, encoding: .utf8)
  }
}
