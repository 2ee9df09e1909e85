import Tabwire

/// What is wrong or unwise in the configurations of one site: files, or pages of a running server.
///
///     let check = SiteCheck([.init(name: "/", bytes: Array(html.utf8), path: "/")])
///     #expect(check.findings == [])
///
/// Beyond the rejections and the warnings of the protocol, these are found, by their codes:
///
/// | code | what |
/// | --- | --- |
/// | `noCarrier`, `severalCarriers`, `unknownReference` | a page carries no configuration, several, or one that cannot be read |
/// | `crowdedBar` | more tabs than phones have room for |
/// | `hiddenBar` | fewer than two tabs stay, so that who starts the app sees no bar |
/// | `unknownIcon`, `noIcon` | a platform has no icon of the name, or none is named |
/// | `longTitle`, `noTitle`, `sameTitle` | a label is cut off, missing, or another tab's too |
/// | `samePath` | two tabs start at the same page |
/// | `contradictedActive` | the page lies below the path of another tab than the active one |
/// | `deprecatedPageGone` | the server has no page where a deprecated tab starts |
/// | `changedID`, `changedPath` | a tab has another id, or another path, than on another page |
public struct SiteCheck: Sendable {
  /// A file, or a page.
  public struct Page: Sendable {
    /// What people call it.
    public let name: String
    /// A configuration's JSON, or a page that carries one, in UTF-8.
    public let bytes: [UInt8]
    /// The path of the page. Nothing if it is no page of a server.
    public let path: String?
    /// The HTTP status with which the server answers at paths of its tabs, as far as it was asked.
    public var statuses: [String: Int]

    /// Describes a page.
    ///
    /// - Parameters:
    ///   - name: what people call it.
    ///   - bytes: a configuration's JSON, or a page that carries one, in UTF-8.
    ///   - path: the path of the page. Nothing if it is no page of a server.
    ///   - statuses: the HTTP status with which the server answers at paths of its tabs, as far as it was asked.
    public init(name: String, bytes: [UInt8], path: String? = nil, statuses: [String: Int] = [:]) {
      self.name = name
      self.bytes = bytes
      self.path = path
      self.statuses = statuses
    }
  }

  /// What was found in one page.
  public struct Result: Sendable, Hashable {
    /// What people call the page.
    public let page: String
    /// What was found, in the order of the text.
    public let findings: [Finding]
  }

  /// What was found, page by page.
  public let results: [Result]

  /// All that was found.
  public var findings: [Finding] { results.flatMap(\.findings) }

  /// Checks pages.
  ///
  /// - Parameters:
  ///   - pages: the pages of one site.
  ///   - icons: the platforms' icons. A name is unknown if none of them has it.
  ///   - required: more icons, all of which must have every name.
  public init(_ pages: [Page], icons: [IconCatalogue] = [.sfSymbols, .material], required: [IconCatalogue] = []) {
    var site = SiteMemory()
    results = pages.map { page in
      do throws(Finding) {
        let text = try ConfigurationText(page.bytes)
        let review = PageReview(text: text, page: page, icons: icons, required: required)
        let findings = text.warnings + review.findings + site.findings(in: text, of: page.name)
        return Result(page: page.name, findings: findings.inOrder)
      } catch {
        return Result(page: page.name, findings: [error])
      }
    }
  }
}

extension [Finding] {
  /// The findings in the order of the text.
  fileprivate var inOrder: [Finding] {
    func rank(_ finding: EnumeratedSequence<[Finding]>.Element) -> (Int, Int, Int) {
      (finding.element.place?.line ?? 0, finding.element.place?.column ?? 0, finding.offset)
    }
    return enumerated().sorted { rank($0) < rank($1) }.map(\.element)
  }
}
