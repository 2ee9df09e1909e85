import Foundation
import Glibc
import TabwirePages

/// The file with the recent sites, which only the user can read. Several running programs share it.
struct RecentSitesFile {
  private struct Content: Codable {
    var sites: [String]
  }

  private let folder: URL
  private let file: SessionFile

  /// - Parameter folder: A folder that only the user can read.
  init(in folder: URL) {
    self.folder = folder
    file = SessionFile(in: folder.path, named: "recent-sites.json")
  }

  /// Returns the recent sites. A damaged file has none.
  func read() -> RecentSites {
    guard let data = try? file.read(), let content = try? JSONDecoder().decode(Content.self, from: data) else {
      return RecentSites()
    }
    return RecentSites(content.sites.compactMap { URL(string: $0) })
  }

  /// Changes the recent sites. Changes of other programs at the same time are kept.
  ///
  /// - Returns: The recent sites after the change.
  @discardableResult
  func update(_ change: (inout RecentSites) -> Void) throws -> RecentSites {
    let lock = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0, flock(lock, LOCK_EX) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    defer { close(lock) }
    var sites = read()
    change(&sites)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
    try file.write(try encoder.encode(Content(sites: sites.urls.map(\.absoluteString))))
    return sites
  }
}
