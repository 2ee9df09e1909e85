import Foundation
import TabwirePaths

/// The two files by which links to a site open in its apps, at the page and in the tab that they lead to.
///
///     let links = try AppLinks(
///       to: AppTabs.all, appleApps: ["ABCDE12345.com.example.trails"],
///       androidApps: [AndroidApp("com.example.trails", certificates: ["14:6D:E9:…"])], excluding: ["/library/print"])
///
/// They name the path of every tab, the paths that tabs own, and the pages below them. The start page is named alone: the
/// pages below it are the whole site. Serve each at its path as `application/json`, over HTTPS and without a redirect.
/// `tabwire check --links` verifies that.
public struct AppLinks: Sendable, Hashable {
  /// The path of ``appleAppSiteAssociation`` on the site.
  public static let appleAppSiteAssociationPath = AppleAppSiteAssociation.path
  /// The path of ``assetLinks`` on the site.
  public static let assetLinksPath = AssetLinks.path

  /// The JSON for Apple's systems, or `nil` if no app was given.
  public let appleAppSiteAssociation: String?
  /// The JSON for Android, or `nil` if no app was given. Android 15 and later read the paths in it; on older ones the app's
  /// manifest alone names them.
  public let assetLinks: String?

  /// Makes the files.
  ///
  /// - Parameters:
  ///   - tabs: The tabs of all users: those that only some of them have, too.
  ///   - appleApps: The identifiers of the apps for iOS, with the team's prefix: `ABCDE12345.com.example.trails`.
  ///   - androidApps: The apps for Android.
  ///   - excludedPaths: Paths that open in the browser, with the pages below them.
  ///   - startPath: The path of the app's start URL.
  /// - Throws: An ``AppLinksError`` if an app or a path is none.
  public init(
    to tabs: [Tab], appleApps: [String] = [], androidApps: [AndroidApp] = [], excluding excludedPaths: [String] = [],
    startPath: String = "/"
  ) throws(AppLinksError) {
    for app in appleApps where app.wholeMatch(of: /[A-Z0-9]{10}\.[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*/) == nil {
      throw .noAppleApp(app)
    }
    for app in androidApps { try app.check() }
    let components = try Self.components(tabs, excluding: excludedPaths, startPath: startPath)
    appleAppSiteAssociation =
      appleApps.isEmpty ? nil : Self.json(AppleAppSiteAssociation(appIDs: appleApps, components: components))
    assetLinks =
      androidApps.isEmpty
      ? nil : Self.json(AssetLinks(apps: androidApps.map { ($0.id, $0.certificates) }, components: components))
  }

  /// Returns the patterns: first those of the excluded paths, since the first one that matches a link decides.
  private static func components(
    _ tabs: [Tab], excluding excludedPaths: [String], startPath: String
  ) throws(AppLinksError) -> [LinkComponent] {
    let start = try path(startPath, startPath: "/")
    var components: [LinkComponent] = []
    for excluded in excludedPaths {
      components += LinkComponent.components(at: try path(excluded, startPath: startPath), isExcluded: true)
    }
    for tab in tabs {
      for owned in [tab.path] + tab.ownedPaths {
        let path = try path(owned, startPath: startPath)
        components += path == start ? [LinkComponent(path)] : LinkComponent.components(at: path)
      }
    }
    var seen: Set<LinkComponent> = []
    return components.filter { seen.insert($0).inserted }
  }

  /// Returns an absolute path without query and slash at the end, percent-encoded, as links have it.
  private static func path(_ path: String, startPath: String) throws(AppLinksError) -> String {
    let absolute = WebPath.absolute(path, from: startPath)
    guard absolute.hasPrefix("/"), !absolute.hasPrefix("//"), !absolute.contains("\\"),
      let url = URL(string: "https://site" + absolute)
    else { throw .noPath(path) }
    // An asterisk would stand for any characters.
    let encoded = url.path(percentEncoded: true).replacing("*", with: "%2A")
    let trimmed = encoded.reversed().drop { $0 == "/" }.reversed()
    return trimmed.isEmpty ? "/" : String(trimmed)
  }

  private static func json(_ file: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and Booleans can always be encoded.
    return (try? encoder.encode(file)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
