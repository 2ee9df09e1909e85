/// The file that tells Apple's systems which links of a site open in an app: `/.well-known/apple-app-site-association`.
package struct AppleAppSiteAssociation: Sendable, Codable {
  /// The address of the file on a site.
  package static let path = "/.well-known/apple-app-site-association"
  /// The maximum size of the file, in bytes. Apple's servers read no larger one.
  package static let maximumByteCount = 128 * 1024

  package struct AppLinks: Sendable, Codable {
    package let details: [Detail]
  }

  /// The links that open in some apps.
  package struct Detail: Sendable {
    /// The apps, each with the prefix of its team.
    package let appIDs: [String]
    /// The patterns for the paths, in order.
    package let components: [LinkComponent]
  }

  package let applinks: AppLinks

  package init(appIDs: [String], components: [LinkComponent]) {
    applinks = AppLinks(details: [Detail(appIDs: appIDs, components: components)])
  }
}

extension AppleAppSiteAssociation.Detail: Codable {
  private enum CodingKeys: CodingKey {
    case appIDs, components
    // Of the older form of the file.
    case appID, paths
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let appIDs = try container.decodeIfPresent([String].self, forKey: .appIDs) {
      self.appIDs = appIDs
    } else {
      appIDs = [try container.decode(String.self, forKey: .appID)]
    }
    if container.contains(.components) {
      components = try container.decode([ConditionalComponent].self, forKey: .components).compactMap(\.component)
    } else {
      components = try container.decode([String].self, forKey: .paths).map { path in
        path.hasPrefix("NOT ") ? LinkComponent(String(path.dropFirst(4)), isExcluded: true) : LinkComponent(path)
      }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(appIDs, forKey: .appIDs)
    try container.encode(components, forKey: .components)
  }
}

/// A component as a file gives it.
struct ConditionalComponent: Decodable {
  /// The component, or `nil` if it is only for links with some query or fragment.
  let component: LinkComponent?

  private enum CodingKeys: String, CodingKey {
    case query = "?"
    case fragment = "#"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let isConditional = [CodingKeys.query, .fragment].contains { key in
      container.contains(key) && (try? container.decode(String.self, forKey: key)) != "*"
    }
    component = isConditional ? nil : try LinkComponent(from: decoder)
  }
}
