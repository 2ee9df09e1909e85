import Tabwire
import TabwireLint

/// What a check found, to be read.
public struct CheckReport: Sendable {
  /// What was found in one source, or why it could not be read.
  public struct Entry: Sendable {
    /// What people call the source.
    public let name: String
    /// What was found.
    public let findings: [Finding]
    /// Why it could not be read.
    public let problem: String?
    /// Whether it is a file of a repository, which annotations can point at.
    public let isFile: Bool

    /// - Parameters:
    ///   - name: what people call the source.
    ///   - findings: what was found.
    ///   - problem: why it could not be read.
    ///   - isFile: whether it is a file of a repository, which annotations can point at.
    public init(name: String, findings: [Finding], problem: String? = nil, isFile: Bool = false) {
      self.name = name
      self.findings = findings
      self.problem = problem
      self.isFile = isFile
    }
  }

  /// The sources in order.
  public let entries: [Entry]

  /// - Parameter entries: the sources in order.
  public init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// How many findings are of a severity.
  public func count(_ severity: Finding.Severity) -> Int {
    entries.flatMap(\.findings).count { $0.severity == severity }
  }

  /// All that was found, in a sentence.
  var summary: String {
    func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    let unread = entries.count { $0.problem != nil }
    return counted(count(.error), "error") + ", " + counted(count(.warning), "warning") + " in "
      + counted(entries.count - unread, "source") + (unread == 0 ? "" : "; \(unread) could not be read")
  }

  // MARK: Text

  /// The report as compilers write it: `file:line:column: error: …`.
  ///
  /// - Parameter style: whether to colour it.
  public func text(_ style: TextStyle = .plain) -> String {
    let lines = entries.flatMap { entry in
      (entry.problem.map { ["\(entry.name.printable): \($0.printable)"] } ?? [])
        + entry.findings.map { finding in
          style.strong(place(of: finding, in: entry) + ":") + " " + line(finding, style)
        }
    }
    return (lines + [style.strong(summary)]).joined(separator: "\n") + "\n"
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
  public var github: String {
    let lines = entries.flatMap { entry in
      (entry.problem.map { ["::error title=\(Self.property(entry.name))::\(Self.data($0))"] } ?? [])
        + entry.findings.map { annotation($0, in: entry) }
    }
    return (lines + [summary]).joined(separator: "\n") + "\n"
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

  /// The report for other programs. The version grows when a member changes its meaning or goes; new ones may come.
  public var json: String {
    JSON.object([
      ("version", .int(1)), ("errors", .int(count(.error))), ("warnings", .int(count(.warning))),
      (
        "sources",
        .array(
          entries.map { entry in
            .object([
              ("source", .string(entry.name)), ("problem", .optional(entry.problem)),
              ("findings", .array(entry.findings.map(\.json))),
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
  /// The text with some characters written in another way.
  fileprivate func escaped(_ escapes: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let escape = escapes[scalar] { text += escape } else { text.unicodeScalars.append(scalar) }
    }
  }
}
