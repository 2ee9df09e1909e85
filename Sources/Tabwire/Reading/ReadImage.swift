/// The members of an image as they were read, before they are checked.
struct ReadImage {
  fileprivate var path = ReadMember<String>.absent
  fileprivate var kind = ReadMember<String>.absent

  /// Returns the image, or `nil` if any of it cannot be read or its path is not safe (P22.12). An unknown kind is a symbol
  /// (P22.3).
  ///
  /// - Parameters:
  ///   - member: The image, for the warning.
  ///   - unread: Collects the values that are not taken as they are written.
  func image(_ member: ConfigurationMember, _ unread: inout [UnreadValue]) -> TabImage? {
    switch (path, kind) {
    case (.value(let path), .absent), (.value(let path), .value):
      if let danger = PathSafety.danger(of: path) {
        let reason = "its path may lead away from the app: \(danger); one relative to the start URL can be read"
        unread.append(.unreadable(member, reason))
        return nil
      }
      guard case .value(let kind) = kind else { return TabImage(path: path) }
      return TabImage(path: path, kind: TabImage.Kind(rawValue: kind) ?? .symbol)
    case (.value, .wrong):
      unread.append(.unreadable(member, "the type of its kind is wrong; symbol and picture can be read"))
    case (.absent, _):
      unread.append(.unreadable(member, "it has no path; an object with path can be read"))
    case (.wrong, _):
      unread.append(.unreadable(member, "the type of its path is wrong; an object whose path is text can be read"))
    }
    return nil
  }
}

extension JSONReader {
  /// Reads a value that should be an image.
  mutating func readImage() throws(SyntaxError) -> ReadMember<ReadImage> {
    guard try next() == UInt8(ascii: "{") else { return try skipMember() }
    var image = ReadImage()
    try enter("{")
    while let name = try nextMember() {
      if matches(name, "path") {
        image.path = try readText()
      } else if matches(name, "kind") {
        image.kind = try readText()
      } else {
        try skipValue()
      }
    }
    return .value(image)
  }
}
