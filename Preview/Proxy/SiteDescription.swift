#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `preview.json`, which describes the site to the preview's page.
struct SiteDescription: Encodable {
  /// The path and query of the first page.
  let start: String
  /// The origin of the site.
  let origin: String
  /// The path of the path configuration, or `nil`.
  let pathConfiguration: String?

  init(target: Target, pathConfiguration: String?) {
    start = target.start
    origin = target.origin
    self.pathConfiguration = pathConfiguration
  }

  func json() throws -> [UInt8] {
    Array(try JSONEncoder().encode(self))
  }
}
