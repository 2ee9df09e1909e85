import ArgumentParser
import TabwireLint

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct Check: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, github
  }

  static let configuration = CommandConfiguration(
    abstract: "Reports errors and usability problems in a tab bar.",
    discussion: """
      A source is a file with the JSON of a configuration or with a page that embeds one, a directory of such files \
      (.json, .html), the http(s) address of a page, or - for standard input. Pages are requested as an app requests \
      them, and so are the images of their tabs, and the first pages of deprecated tabs, which must exist as long as the \
      tabs do. The first address of a site counts as the app's start URL. All sources count as one app's, so ids that differ between them are reported.

      EXAMPLES
        tabwire check tabs.json
        tabwire check http://localhost:8080/ --path /explore --path /profile --cookie-jar cookies.txt
        tabwire check https://example.org/ --follow --strict
        tabwire check https://example.org/ --follow --links
        tabwire check https://example.org/ --path-configuration https://example.org/configurations/android_v1.json
        curl -s http://localhost:8080/ | tabwire check -
        tabwire check tabs/ --format github

      EXIT CODES
        0  no errors, though there may be warnings
        1  errors; with --strict, errors or warnings
        2  a source cannot be read
       64  the arguments are wrong
      """)

  @Argument(help: ArgumentHelp("The sources to check.", valueName: "source"), completion: .file())
  var source: [String]

  @Option(help: ArgumentHelp("Check another path of the same site, such as /explore, too.", valueName: "path"))
  var path: [String] = []

  @Option(
    help: ArgumentHelp(
      "Check a path configuration, a file or an address, too, and whether it presents actions as modal pages.",
      valueName: "source"))
  var pathConfiguration: [String] = []

  @Flag(help: "Check the first page of each tab, too.")
  var follow = false

  @Flag(
    help: "Check the site's two files by which links open in apps, too, and whether they reach all paths of the tabs.")
  var links = false

  @Option(help: ArgumentHelp("The maximum number of pages to read.", valueName: "number"))
  var maxPages = 200

  @Option(help: ArgumentHelp("Require that this platform has every icon. By default one platform is enough."))
  var platform: [Platform] = []

  @Flag(help: "Exit with 1 if there are warnings.")
  var strict = false

  @Option(help: "The format of the report.")
  var format = Format.text

  @OptionGroup var output: OutputOptions
  @OptionGroup(title: "Options for addresses") var sources: SourceOptions

  func validate() throws {
    guard maxPages > 0 else { throw ValidationError("--max-pages must be 1 or greater.") }
    guard !source.contains(where: { if case .page = Source($0) { true } else { false } }) else { return }
    if !path.isEmpty { throw ValidationError("--path needs the http(s) address of a site.") }
    if links { throw ValidationError("--links needs the http(s) address of a site.") }
  }

  func run() throws {
    try reportingErrors {
      var check = SiteCheck(
        icons: Platform.allCases.map(\.icons), required: platform.map(\.icons),
        controller: sources.controller)
      var crawler = try SiteCrawler(sources, follow: follow, maximumPages: maxPages)
      let entries = crawler.run(try allSources(), &check)
      let report = CheckReport(
        entries + crawler.checkPathConfigurations(pathConfiguration.map(Source.init))
          + (links ? crawler.checkLinks() : []))
      try output.write(text(of: report))
      if report.hasUnreadSources { throw ExitCode(2) }
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

  /// The sources, with the files of each directory and the other paths of each site.
  private func allSources() throws -> [Source] {
    try source.flatMap { argument -> [Source] in
      if let files = try Source.files(inDirectory: argument) { return files.map(Source.file) }
      let source = Source(argument)
      guard case .page(let url) = source else { return [source] }
      return try [source]
        + path.map { path in
          guard let other = url.sameSite(path) else {
            throw SourceError(
              name: path,
              reason: "not a path of \(url.origin?.description ?? url.absoluteString) (use one like /explore)")
          }
          return .page(other)
        }
    }
  }
}
