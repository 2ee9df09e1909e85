import ArgumentParser
import Foundation
import TabwireLint
import TabwirePlanning

struct Check: AsyncParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, github
  }

  static let configuration = CommandConfiguration(
    abstract: "Says what apps would reject in a tab bar, and what their users would not like.",
    discussion: """
      A source is a file with the JSON of a configuration or with a page that carries one, a directory of such files \
      (.json, .html), the http(s) address of a page, or - for standard input. Of addresses the server is asked, as an \
      app would; it is also asked for the pages of deprecated tabs, which must not be gone before the tabs are. All \
      sources are taken for one app's, so that ids which differ between them are found.

      EXAMPLES
        tabwire check tabs.json
        tabwire check http://localhost:8080/ --path /explore --path /profile --cookie-jar cookies.txt
        tabwire check https://example.org/ --follow --strict
        curl -s http://localhost:8080/ | tabwire check -
        tabwire check tabs/ --format github

      EXIT CODES
        0  nothing is wrong, though there may be warnings
        1  there are errors; with --strict, or warnings
        2  a source cannot be read
      """)

  @Argument(help: ArgumentHelp("What to check.", valueName: "source"), completion: .file())
  var source: [String]

  @Option(help: ArgumentHelp("Another path of the same site, such as /explore.", valueName: "path"))
  var path: [String] = []

  @Flag(help: "Also check the page where each tab starts.")
  var follow = false

  @Option(help: ArgumentHelp("Insist that this platform has every icon. By default it is enough that one has it."))
  var platform: [Platform] = []

  @Flag(help: "Exit with 1 if there are warnings.")
  var strict = false

  @Option(help: "How to write the report.")
  var format = Format.text

  @OptionGroup var output: OutputOptions
  @OptionGroup(title: "Options for addresses") var sources: SourceOptions

  func validate() throws {
    if !path.isEmpty, !source.contains(where: { if case .page = Source($0) { true } else { false } }) {
      throw ValidationError("--path goes with the http(s) address of a site.")
    }
  }

  func run() async throws {
    try await complaining {
      let survey = try await SiteSurvey(sources, follow: follow).run(try allSources())
      let check = SiteCheck(
        survey.pages.map(\.page), icons: Platform.allCases.map(\.icons), required: platform.map(\.icons))
      let found = zip(survey.pages, check.results).map { read, result in
        CheckReport.Entry(name: result.page, findings: result.findings, isFile: read.isFile)
      }
      let report = CheckReport(
        found + survey.problems.map { CheckReport.Entry(name: $0.name, findings: [], problem: $0.reason) })
      try output.write(text(of: report))
      if !survey.problems.isEmpty { throw ExitCode(2) }
      if report.count(.error) > 0 || strict && report.count(.warning) > 0 { throw ExitCode.failure }
    }
  }

  private func text(of report: CheckReport) -> String {
    switch format {
    case .text: report.text(output.style)
    case .json: report.json
    case .github: report.github
    }
  }

  /// The sources, with the other paths of each site and the files of each directory.
  private func allSources() throws -> [Source] {
    try source.flatMap { argument -> [Source] in
      var isDirectory: ObjCBool = false
      if FileManager.default.fileExists(atPath: argument, isDirectory: &isDirectory), isDirectory.boolValue {
        let files = try FileManager.default.contentsOfDirectory(atPath: argument).sorted()
        let directory = URL(fileURLWithPath: argument, isDirectory: true)
        let wanted = files.filter { $0.hasSuffix(".json") || $0.hasSuffix(".html") }
        guard !wanted.isEmpty else {
          throw SourceProblem(name: argument, reason: "it has no file NAME.json or NAME.html")
        }
        return wanted.map { .file(directory.appendingPathComponent($0).relativePath) }
      }
      let source = Source(argument)
      guard case .page(let url) = source else { return [source] }
      return try [source]
        + path.map { path in
          guard let other = url.sameSite(path) else {
            throw SourceProblem(name: path, reason: "it is no path of \(url.origin); write it like /explore")
          }
          return .page(other)
        }
    }
  }
}
