import Tabwire
import TabwireLint
import TabwirePaths

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SiteCrawler {
  /// Checks the files of each site by which links open in apps. Call it after ``run(_:_:)``, which reads the tabs.
  func checkLinks() -> [CheckReport.Entry] {
    sites.flatMap { site in
      let check = LinksCheck(browser: anonymousBrowser, site: site)
      return [check.appleAppSiteAssociation(), check.assetLinks()]
    }
  }
}

/// A check of the files by which links to a site open in its apps.
private struct LinksCheck {
  let browser: Browser
  let site: CrawledSite

  func appleAppSiteAssociation() -> CheckReport.Entry {
    entry(at: AppleAppSiteAssociation.path, system: "iOS") { json in
      let details = try Self.decode(AppleAppSiteAssociation.self, json).applinks.details
      guard details.contains(where: { !$0.appIDs.isEmpty }) else {
        throw Self.error("names no app; add the identifier of one with the prefix of its team")
      }
      return details.map(\.components)
    }
  }

  func assetLinks() -> CheckReport.Entry {
    entry(at: AssetLinks.path, system: "Android") { json in
      let statements = try Self.decode(AssetLinks.self, json).statements.filter(\.isAboutLinks)
      guard !statements.isEmpty else {
        throw Self.error("names no app with the relation delegate_permission/common.handle_all_urls")
      }
      for statement in statements {
        let fingerprints = statement.target.fingerprints ?? []
        if let wrong = fingerprints.first(where: { !AssetLinks.isFingerprint($0) }) {
          throw Self.error("\"\(wrong)\" is not a SHA-256 fingerprint: 32 bytes with colons between them")
        }
        guard !fingerprints.isEmpty else { throw Self.error("an app has no sha256_cert_fingerprints") }
      }
      // Without patterns, the app's manifest names the paths.
      return statements.map { $0.components ?? [LinkComponent("*")] }
    }
  }

  // MARK: A file

  /// Reads and checks a file, and compares its patterns with the paths of the tabs.
  ///
  /// - Parameter patterns: Reads the patterns of each app, or throws a finding.
  private func entry(
    at path: String, system: String, patterns: (Data) throws -> [[LinkComponent]]
  ) -> CheckReport.Entry {
    guard let url = URL(string: path, relativeTo: site.start)?.absoluteURL else {
      return CheckReport.Entry(name: path, error: "the site has no such address")
    }
    var entry = CheckReport.Entry(name: url.absoluteString)
    do {
      let apps = try patterns(try json(at: url, system: system))
      entry.findings = uncovered(by: apps, system: system)
      entry.notes = notes(on: apps)
    } catch let finding as Finding {
      entry.findings = [finding]
    } catch {
      entry.error = (error as? SourceError)?.reason ?? "\(error)"
    }
    return entry
  }

  private func json(at url: URL, system: String) throws -> Data {
    let file = try browser.file(at: url)
    if !file.location.isEmpty, (300..<400).contains(file.status) {
      throw Self.error("redirects to \(file.location); \(system) follows no redirects here")
    }
    if file.status == 404 || file.status == 410 {
      throw Finding(
        .warning, "noLinkFile",
        reason: "the server has no such file, so that no link opens in apps for \(system); serve it with AppLinks")
    }
    guard file.status == 200 else {
      throw Self.error("the server responds with \(file.status); \(system) sends no cookies, and needs 200")
    }
    guard file.type == "application/json" else {
      let type = file.type.isEmpty ? "missing" : file.type
      throw Self.error("the Content-Type is \(type), and must be application/json")
    }
    guard file.bytes.count <= AppleAppSiteAssociation.maximumByteCount else {
      throw Self.error(
        "has \(file.bytes.count) bytes, and \(system) reads at most \(AppleAppSiteAssociation.maximumByteCount)")
    }
    return Data(file.bytes)
  }

  private static func decode<File: Decodable>(_ type: File.Type, _ json: Data) throws -> File {
    do {
      return try JSONDecoder().decode(type, from: json)
    } catch {
      let error = PathConfigurationError(error)
      throw Finding(.error, "linkFile", path: error.path, reason: error.reason)
    }
  }

  private static func error(_ reason: String) -> Finding {
    Finding(.error, "linkFile", reason: reason)
  }

  // MARK: Reach

  /// A path that belongs to a tab.
  private struct OwnedPath: Hashable {
    let tab: TabID
    let path: String
    /// Whether the pages below it belong to the tab, too.
    let ownsPagesBelow: Bool

    /// Paths whose links should open in the app.
    var examples: [String] { ownsPagesBelow ? [path, path + "/example"] : [path] }
  }

  /// The paths of all tabs, each once.
  private var ownedPaths: [OwnedPath] {
    let start = Self.path(of: site.start)
    var seen: Set<String> = []
    return site.tabs.flatMap { tab in
      ([tab.path] + tab.owns).compactMap { text in
        guard let url = site.start.sameSite(text) else { return nil }
        let path = Self.path(of: url)
        guard seen.insert(path).inserted else { return nil }
        return OwnedPath(tab: tab.id, path: path, ownsPagesBelow: path != start)
      }
    }
  }

  /// Returns the path of an address without slashes at the end.
  private static func path(of url: URL) -> String {
    let path = url.path(percentEncoded: true)
    let trimmed = path.reversed().drop { $0 == "/" }.reversed()
    return trimmed.isEmpty ? "/" : String(trimmed)
  }

  private func isCovered(_ path: String, by apps: [[LinkComponent]]) -> Bool {
    apps.contains { $0.cover(path) }
  }

  private func uncovered(by apps: [[LinkComponent]], system: String) -> [Finding] {
    ownedPaths.compactMap { owned in
      guard let path = owned.examples.first(where: { !isCovered($0, by: apps) }) else { return nil }
      let place = path == owned.path ? "links to \(path)" : "links to the pages below \(owned.path)"
      let pattern = path == owned.path ? path : owned.path + "/*"
      return Finding(
        .warning, "uncoveredPath",
        reason: "\(place), which belong to the tab \"\(owned.tab)\", open in the browser on \(system); "
          + "add the pattern \(pattern)")
    }
  }

  private func notes(on apps: [[LinkComponent]]) -> [String] {
    let paths = ownedPaths
    let covered = paths.count { $0.examples.allSatisfy { isCovered($0, by: apps) } }
    let tabs = Set(paths.map(\.tab)).count
    let reach =
      paths.isEmpty
      ? "no page gave tabs to compare with; sign in with --cookie-jar or --header"
      : "links to \(covered) of \(paths.count) paths of \(tabs) tab\(tabs == 1 ? "" : "s") open in the app"
    let excluded = apps.joined().filter(\.isExcluded).map(\.pattern)
    return [reach] + (excluded.isEmpty ? [] : ["excluded: " + excluded.joined(separator: ", ")])
      + (site.start.scheme == "https" ? [] : ["apps request this file over HTTPS only"])
  }
}
