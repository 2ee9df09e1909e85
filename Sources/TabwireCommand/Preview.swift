import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Starts `tabwire-preview`, a program of its own: its web server would make this one five times as large.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows a site as an app with a native-looking tab bar, in the browser.",
    discussion: """
      Starts tabwire-preview, which must be installed beside tabwire or in PATH. Its options: tabwire preview --help

      EXAMPLES
        tabwire preview http://localhost:3000
        tabwire preview 3000
        tabwire preview https://localhost:3443 --insecure

      EXIT CODES
        0  stopped by Ctrl-C
        2  the preview cannot start
       64  the arguments are wrong
      """)

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("The URL of the first page, or the port of localhost; and options.", valueName: "url"))
  var arguments: [String] = []

  func run() throws {
    let program = "tabwire-preview"
    if let folder = Self.ownFolder { Self.replaceProcess(folder + program, arguments: arguments) }
    Self.replaceProcess(program, arguments: arguments)
    if !Set(arguments).isDisjoint(with: ["-h", "--help"]) { throw CleanExit.helpRequest(Self.self) }
    Console.writeError(
      """
      tabwire preview: the program \(program) was not found beside tabwire or in PATH (install the package \(program), or \
      run scripts/install-preview in a clone of Tabwire)
      """)
    throw ExitCode(2)
  }

  /// Returns only if the program cannot be started.
  private static func replaceProcess(_ program: String, arguments: [String]) {
    let strings = ([program] + arguments).map { strdup($0) }
    defer { for string in strings { free(string) } }
    _ = execvp(program, strings + [nil])
  }

  /// The folder of this program, with a slash at its end, or `nil` if it is unknown.
  private static var ownFolder: String? {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &path, path.count)
    let program =
      length > 0
      ? String(decoding: path[..<length].map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
      : CommandLine.arguments.first ?? ""
    return program.lastIndex(of: "/").map { String(program[...$0]) }
  }
}
