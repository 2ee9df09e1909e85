import TabwireLint
import TabwireScenarios

/// A report on a check.
struct CheckReport: Sendable {
  /// The findings in one source.
  struct Entry {
    /// The name of the source.
    let name: String
    var findings: [Finding] = []
    /// What readers may want to know.
    var notes: [String] = []
    /// The reason why the source could not be read, or `nil`.
    var error: String?
    /// Whether the source is a file, which annotations can point at.
    var isFile = false
  }

  /// The sources in order.
  let entries: [Entry]

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// Returns the number of findings of a severity.
  func count(_ severity: Finding.Severity) -> Int {
    entries.flatMap(\.findings).count { $0.severity == severity }
  }

  /// Whether a source could not be read.
  var hasUnreadSources: Bool { entries.contains { $0.error != nil } }

  /// The number of findings, in a sentence.
  var summary: String {
    func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    let unread = entries.count { $0.error != nil }
    return counted(count(.error), "error") + ", " + counted(count(.warning), "warning") + " in "
      + counted(entries.count - unread, "source") + (unread == 0 ? "" : "; \(unread) could not be read")
  }

  // MARK: Text

  /// Returns the report as text, in the format of compilers: `file:line:column: error: …`.
  ///
  /// - Parameter style: The style of the text.
  func text(_ style: TextStyle = .plain) -> String {
    (entries.flatMap { lines(for: $0, style) } + [style.strong(summary)]).joined(separator: "\n") + "\n"
  }

  private func lines(for entry: Entry, _ style: TextStyle) -> [String] {
    let name = entry.name.printable
    let error = entry.error.map { ["\(name): \($0.printable)"] } ?? []
    let findings = entry.findings.map { finding in
      style.strong(place(of: finding, in: entry) + ":") + " " + line(finding, style)
    }
    let notes = entry.notes.map { style.strong(name + ":") + " note: " + $0.printable }
    return error + findings + notes
  }

  private func place(of finding: Finding, in entry: Entry) -> String {
    entry.name.printable + (finding.place.map { ":\($0.line):\($0.column)" } ?? "")
  }

  private func line(_ finding: Finding, _ style: TextStyle) -> String {
    let severity = style.paint("\(finding.severity.rawValue):", finding.severity == .error ? "31;1" : "33;1")
    let path = finding.path.map { " at \($0)" } ?? ""
    return "\(severity) \(finding.reason.printable) \(style.faint("[\(finding.code)\(path)]"))"
  }

  // MARK: Annotations

  /// The report as annotations of GitHub Actions.
  var github: String {
    (entries.flatMap(annotations) + [summary]).joined(separator: "\n") + "\n"
  }

  private func annotations(for entry: Entry) -> [String] {
    let title = "title=\(Self.property(entry.name))"
    let error = entry.error.map { ["::error \(title)::\(Self.data($0))"] } ?? []
    let notes = entry.notes.map { "::notice \(title)::\(Self.data($0))" }
    return error + entry.findings.map { annotation($0, in: entry) } + notes
  }

  private func annotation(_ finding: Finding, in entry: Entry) -> String {
    let place = finding.place.map { ",line=\($0.line),col=\($0.column)" } ?? ""
    let file = entry.isFile ? "file=\(Self.property(entry.name))\(place)," : ""
    let reason = entry.isFile ? finding.reason : "\(self.place(of: finding, in: entry)): \(finding.reason)"
    return "::\(finding.severity.rawValue) \(file)title=\(Self.property(finding.code))::\(Self.data(reason))"
  }

  private static func data(_ text: String) -> String {
    text.escaped(["%": "%25", "\r": "%0D", "\n": "%0A"]).printable
  }

  private static func property(_ text: String) -> String {
    text.escaped(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"]).printable
  }

  // MARK: JSON

  /// The report as JSON, for other programs.
  var json: String {
    JSON.object([
      ("version", .int(ReportVersion.current)), ("errors", .int(count(.error))), ("warnings", .int(count(.warning))),
      (
        "sources",
        .array(
          entries.map { entry in
            .object([
              ("source", .string(entry.name)), ("error", .optional(entry.error)),
              ("findings", .array(entry.findings.map(\.json))), ("notes", .array(entry.notes.map { .string($0) })),
            ])
          })
      ),
    ]).text + "\n"
  }
}

extension Finding {
  fileprivate var json: JSON {
    .object([
      ("severity", .string(severity.rawValue)), ("code", .string(code)), ("path", .optional(path)),
      ("line", place.map { .int($0.line) } ?? .null), ("column", place.map { .int($0.column) } ?? .null),
      ("reason", .string(reason)),
    ])
  }
}

extension String {
  /// Returns the text with some characters escaped.
  fileprivate func escaped(_ escapes: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let escape = escapes[scalar] { text += escape } else { text.unicodeScalars.append(scalar) }
    }
  }
}
