/// The members of an image as they were read, before they are checked.
struct ReadImage {
  fileprivate var path = ReadMember<String>.absent
  fileprivate var kind = ReadMember<String>.absent

  /// Returns the image, if every member has the right type. An unknown kind is a symbol (P22.3).
  ///
  /// - Parameter index: The position of its tab.
  func image(_ index: Int) throws(InvalidMemberError) -> TabImage {
    let path = try path.required(.tab(index, .image), "an object whose path is text")
    let kind = try kind.optional(.tab(index, .image), "an object whose kind is text")
    return TabImage(path: path, kind: kind.flatMap { TabImage.Kind(rawValue: $0) } ?? .symbol)
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
