/// The file that tells Android which apps may open the links of a site: `/.well-known/assetlinks.json`.
package struct AssetLinks: Sendable {
  /// The address of the file on a site.
  package static let path = "/.well-known/assetlinks.json"
  /// The maximum size of the file, in bytes.
  package static let maximumByteCount = 128 * 1024

  /// A statement about one app.
  package struct Statement: Sendable {
    /// What the app may do.
    package let relation: [String]
    package let target: Target
    /// The patterns for the paths, in order, or `nil` if only the app's manifest names them. Android reads them since version 15.
    package let components: [LinkComponent]?

    /// Whether it is about the links of an app.
    package var isAboutLinks: Bool { relation.contains(Self.allLinks) && target.namespace == "android_app" }

    fileprivate static let allLinks = "delegate_permission/common.handle_all_urls"
  }

  /// An app, or something else.
  package struct Target: Sendable, Codable {
    package let namespace: String
    /// The identifier of the app.
    package let packageName: String?
    /// The fingerprints of the certificates that the app may be signed with.
    package let fingerprints: [String]?

    private enum CodingKeys: String, CodingKey {
      case namespace
      case packageName = "package_name"
      case fingerprints = "sha256_cert_fingerprints"
    }
  }

  package let statements: [Statement]

  /// - Parameters:
  ///   - apps: The identifier of each app, and the fingerprints of its certificates.
  ///   - components: The patterns for the paths, in order.
  package init(apps: [(id: String, fingerprints: [String])], components: [LinkComponent]) {
    statements = apps.map { app in
      Statement(
        relation: [Statement.allLinks],
        target: Target(namespace: "android_app", packageName: app.id, fingerprints: app.fingerprints),
        components: components)
    }
  }

  /// Returns whether a text is a fingerprint: 32 bytes in hexadecimal digits, with colons between them.
  package static func isFingerprint(_ text: String) -> Bool {
    let bytes = text.split(separator: ":", omittingEmptySubsequences: false)
    return bytes.count == 32 && bytes.allSatisfy { $0.utf8.count == 2 && $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
  }
}

extension AssetLinks: Codable {
  package init(from decoder: any Decoder) throws {
    statements = try [Statement](from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try statements.encode(to: encoder)
  }
}

extension AssetLinks.Statement: Codable {
  private enum CodingKeys: String, CodingKey {
    case relation, target
    case extensions = "relation_extensions"
  }

  private enum ExtensionKeys: String, CodingKey {
    case components = "dynamic_app_link_components"
  }

  private struct Extension: Codable {
    var components: [LinkComponent]?

    init(components: [LinkComponent]) {
      self.components = components
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: ExtensionKeys.self)
      components = try container.decodeIfPresent([ConditionalComponent].self, forKey: .components)?
        .compactMap(\.component)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: ExtensionKeys.self)
      try container.encodeIfPresent(components, forKey: .components)
    }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    relation = try container.decode([String].self, forKey: .relation)
    target = try container.decode(AssetLinks.Target.self, forKey: .target)
    components = try container.decodeIfPresent([String: Extension].self, forKey: .extensions)?[Self.allLinks]?
      .components
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(relation, forKey: .relation)
    try container.encode(target, forKey: .target)
    if let components {
      try container.encode([Self.allLinks: Extension(components: components)], forKey: .extensions)
    }
  }
}
