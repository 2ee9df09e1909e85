/// The members of a tab as they were read, before anything is known to be right.
struct ReadTab {
  private var id = ReadMember<String>.absent
  private var title = ReadMember<String>.absent
  private var icon = ReadMember<String>.absent
  private var path = ReadMember<String>.absent
  private var deprecated = ReadMember<String>.absent
  private var replaces = ReadMember<String>.absent
  private var badge = ReadMember<String>.absent

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
      } else {
        try reader.skipValue()
      }
    }
  }

  /// The tab, if every member has the right type.
  ///
  /// - Parameters:
  ///   - index: which tab of the list it is.
  ///   - unknownDeprecations: where a value of `deprecated` that means nothing is noted.
  /// - Throws: for the first member that is missing or of the wrong type.
  func tab(
    _ index: Int, unknownDeprecations: inout [(tab: Int, value: String)]
  ) throws(ConfigurationObjection) -> TabData {
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
      badge: try badge.optional(.tab(index, .badge), "text or an integer"))
  }
}
