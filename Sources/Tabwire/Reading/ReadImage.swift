extension JSONReader {
  /// Reads an image. An unknown kind is a symbol (P22.3); the path must be safe (P22.12).
  mutating func readImage() throws(SyntaxError) -> MemberValue {
    var (path, kind) = (MemberValue.absent, MemberValue.absent)
    try enter("{")
    while let name = try nextMember() {
      if matches(name, "path") {
        path = try readValue(.text)
      } else if matches(name, "kind") {
        kind = try readValue(.text)
      } else {
        try skipValue()
      }
    }
    switch (path, kind) {
    case (.text(let path), .absent), (.text(let path), .text):
      if let danger = PathSafety.danger(of: path) {
        return .wrong("its path may lead away from the app: \(danger); one relative to the start URL")
      }
      guard case .text(let kind) = kind else { return .image(TabImage(path: path)) }
      return .image(TabImage(path: path, kind: TabImage.Kind(rawValue: kind) ?? .symbol))
    case (.text, _): return .wrong("the type of its kind is wrong; symbol and picture")
    case (.absent, _): return .wrong("it has no path; an object with path")
    default: return .wrong("the type of its path is wrong; an object whose path is text")
    }
  }
}
