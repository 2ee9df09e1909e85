/// The members of a tab as they were read, before they are checked.
struct ReadTab {
  private var id = ReadMember<String>.absent
  private var title = ReadMember<String>.absent
  private var icon = ReadMember<String>.absent
  private var path = ReadMember<String>.absent
  private var deprecated = ReadMember<String>.absent
  private var replaces = ReadMember<String>.absent
  private var badge = ReadMember<String>.absent
  private var version = ReadMember<String>.absent
  private var owns = ReadMember<[String]>.absent
  private var eager = ReadMember<Bool>.absent

  /// Reads the object that comes next.
  init(from reader: inout JSONReader) throws(JSONReader.SyntaxError) {
    try reader.enter("{")
    while let name = try reader.nextMember() {
      if reader.matches(name, "id") {
        id = try reader.readText()
      } else if reader.matches(name, "title") {
        title = try reader.readText()
      } else if reader.matches(name, "icon") {
        icon = try reader.readText()
      } else if reader.matches(name, "path") {
        path = try reader.readText()
      } else if reader.matches(name, "deprecated") {
        deprecated = try reader.readText()
      } else if reader.matches(name, "replaces") {
        replaces = try reader.readText()
      } else if reader.matches(name, "badge") {
        badge = try reader.readBadge()
      } else if reader.matches(name, "version") {
        version = try reader.readTextOrInteger()
      } else if reader.matches(name, "owns") {
        owns = try reader.readTexts()
      } else if reader.matches(name, "eager") {
        eager = try reader.readBoolean()
      } else {
        try reader.skipValue()
      }
    }
  }

  /// Returns the tab, if every member has the right type.
  ///
  /// - Parameters:
  ///   - index: The position of the tab in its list.
  ///   - unknownDeprecations: Collects values of `deprecated` that are neither `soft` nor `hard`.
  /// - Throws: An ``InvalidMemberError`` for the first member that is missing or has the wrong type.
  func tab(
    _ index: Int, unknownDeprecations: inout [(tab: Int, value: String)]
  ) throws(InvalidMemberError) -> TabData {
    TabData(
      id: TabID(try id.required(.tab(index, .id), "text")),
      title: try title.required(.tab(index, .title), "text"),
      icon: try icon.required(.tab(index, .icon), "text"),
      path: try path.required(.tab(index, .path), "text"),
      deprecated: try deprecated.optional(.tab(index, .deprecated), "text").map { value in
        if let known = Deprecation(rawValue: value) { return known }
        unknownDeprecations.append((index, value))
        return .soft
      },
      replaces: try replaces.optional(.tab(index, .replaces), "text").map { TabID($0) },
      badge: try badge.optional(.tab(index, .badge), "text or an integer"),
      version: try version.optional(.tab(index, .version), "text or an integer"),
      owns: try owns.optional(.tab(index, .owns), "an array of texts") ?? [],
      isEager: try eager.optional(.tab(index, .eager), "true or false") ?? false)
  }
}
