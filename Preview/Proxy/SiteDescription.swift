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
  /// The path of the path configuration below the preview's own, or `nil`.
  let pathConfiguration: String?
  /// The origins at which the users see the site, in their order.
  let users: [String]

  init(target: Target, pathConfiguration: String?, island: Island) {
    start = target.start
    origin = target.origin
    self.pathConfiguration = pathConfiguration == nil ? nil : "path-configuration"
    users = User.all.map { island.origin(of: .site($0)) }
  }

  func json() throws -> [UInt8] {
    Array(try JSONEncoder().encode(self))
  }
}
