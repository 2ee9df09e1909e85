import Tabwire
import TabwireIcons

/// A check of the configurations of one app: files, or pages of a running server.
///
///     let check = SiteCheck([.init(name: "/", bytes: Array(html.utf8), path: "/")])
///     #expect(check.findings == [])
///
/// Besides the errors and warnings of the protocol, a check reports these codes:
///
/// | code | meaning |
/// | --- | --- |
/// | `noTabBar`, `severalTabBars`, `unknownReference` | a page has no configuration, several, or an unreadable one |
/// | `crowdedBar` | more tabs and actions than a phone has room for |
/// | `hiddenBar` | fewer than two tabs that stay: new launches show no tab bar |
/// | `noIcon`, `unknownIcon` | no icon, or one that no platform has |
/// | `noTitle`, `longTitle`, `sameTitle` | no title, one that is cut off on a phone, or that of another tab |
/// | `samePath`, `ownedPath` | the path is the path of another tab, or another tab owns it |
/// | `contradictedActive` | the page belongs to another tab than the active one |
/// | `hiddenOnFirstPage` | the tab bar is hidden on the first page of a tab |
/// | `unusableImage` | an image that no app shows: too large, of another format, animated, not found, of another origin |
/// | `unusedBadgeLabel` | a label for a badge that is not there |
/// | `manyEagerTabs` | more than two eager tabs |
/// | `unstableVersion` | the version of a tab differs between two requests in a row |
/// | `missingSession` | a page gives a session, and another one does not |
/// | `deprecatedPageGone` | the server has no page at the path of a deprecated tab |
/// | `misspeltMember` | the name of a member is nearly one of the protocol, and is ignored |
/// | `changedID`, `changedPath` | the id or path of a tab differs from that on another page |
public struct SiteCheck: Sendable {
  /// A file or a page.
  public struct Page: Sendable {
    /// The name to report.
    public let name: String
    /// The JSON of a configuration, or a page that embeds one, in UTF-8.
    public let bytes: [UInt8]
    /// The path of the page, or `nil` for a file.
    public let path: String?
    /// The HTTP statuses of the pages at the paths of its tabs, as far as they were requested.
    public var statuses: [String: Int]
    /// The formats of its images at their paths, as far as they were requested, or why apps do not show them.
    package var images: [String: ImageResult] = [:]
    /// The bytes of another response to the same request. `nil` if it was requested once.
    public var repeated: [UInt8]?

    /// Creates a page to check.
    ///
    /// - Parameters:
    ///   - name: The name to report.
    ///   - bytes: The JSON of a configuration, or a page that embeds one, in UTF-8.
    ///   - path: The path of the page, or `nil` for a file.
    ///   - statuses: The HTTP statuses of the pages at the paths of its tabs, as far as they were requested.
    public init(name: String, bytes: [UInt8], path: String? = nil, statuses: [String: Int] = [:]) {
      self.name = name
      self.bytes = bytes
      self.path = path
      self.statuses = statuses
    }
  }

  /// The findings in one page.
  public struct Result: Sendable, Hashable {
    /// The name of the page.
    public let page: String
    /// The findings in the order of the text.
    public let findings: [Finding]
  }

  /// The findings, page by page.
  public private(set) var results: [Result] = []

  /// All findings.
  public var findings: [Finding] { results.flatMap(\.findings) }

  private let icons: [IconCatalogue]
  private let required: [IconCatalogue]
  private let controller: String?
  private var history = TabHistory()

  /// Checks pages.
  ///
  /// - Parameters:
  ///   - pages: The pages of one app.
  ///   - icons: The platforms' icons. At least one platform should have each icon.
  ///   - required: Further platforms, all of which should have each icon.
  ///   - controller: The Stimulus controller of the tab bar in pages; `nil` for any whose name ends in `navigation`.
  public init(
    _ pages: [Page] = [], icons: [IconCatalogue] = [.sfSymbols, .material], required: [IconCatalogue] = [],
    controller: String? = nil
  ) {
    self.controller = controller
    self.icons = icons
    self.required = required
    for page in pages { check(page) }
  }

  /// Checks another page of the app.
  public mutating func check(_ page: Page) {
    do throws(Finding) {
      let text = try ConfigurationText(page.bytes, controller: controller)
      let lint = TabBarLint(text.configuration, images: page.images)
      let warnings =
        lint.warnings + lint.warnings(icons: icons, required: required) + lint.warnings(statuses: page.statuses)
        + (page.path.map { lint.warnings(onPage: $0) } ?? [])
        + (page.repeated.flatMap { try? ConfigurationText($0, controller: controller) }.map {
          lint.warnings(comparedWith: $0.configuration)
        }
          ?? [])
        + history.add(text.configuration.tabs, from: page.name)
        + (page.path == nil ? [] : history.add(sessionOf: text.configuration, from: page.name))
      results.append(
        Result(page: page.name, findings: (text.warnings + text.misspelt + warnings.map(text.finding)).inTextOrder))
    } catch {
      results.append(Result(page: page.name, findings: [error]))
    }
  }
}

extension [Finding] {
  fileprivate var inTextOrder: [Finding] {
    func rank(_ finding: EnumeratedSequence<[Finding]>.Element) -> (Int, Int, Int) {
      (finding.element.place?.line ?? 0, finding.element.place?.column ?? 0, finding.offset)
    }
    return enumerated().sorted { rank($0) < rank($1) }.map(\.element)
  }
}
