/// The members of a tab as they were read, before they are checked.
struct ReadTab {
  private var id = ReadMember<String>.absent
  private var title = ReadMember<String>.absent
  private var icon = ReadMember<String>.absent
  private var path = ReadMember<String>.absent
  private var deprecated = ReadMember<String>.absent
  private var replaces = ReadMember<String>.absent
  private var badge = ReadMember<ReadBadge>.absent
  private var badgeLabel = ReadMember<String>.absent
  private var image = ReadMember<ReadImage>.absent
  private var version = ReadMember<String>.absent
  private var owns = ReadMember<[String]>.absent
  private var eager = ReadMember<Bool>.absent
  private var role = ReadMember<String>.absent
  private var action = ReadMember<Bool>.absent

  /// Reads the object that comes next. (An initializer that throws would copy all members once more.)
  mutating func read(from reader: inout JSONReader) throws(JSONReader.SyntaxError) {
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
      } else if reader.matches(name, "badgeLabel") {
        badgeLabel = try reader.readText()
      } else if reader.matches(name, "image") {
        image = try reader.readImage()
      } else if reader.matches(name, "role") {
        role = try reader.readText()
      } else if reader.matches(name, "action") {
        action = try reader.readBoolean()
      } else {
        try reader.skipValue()
      }
    }
  }

  /// Returns the tab, if every member has the right type.
  ///
  /// - Parameters:
  ///   - index: The position of the tab in its list.
  ///   - unread: Collects the values that are not taken as they are written.
  /// - Throws: An ``InvalidMemberError`` for the first member that counts (P6.18) and is missing or has the wrong type.
  func tab(_ index: Int, _ unread: inout [UnreadValue]) throws(InvalidMemberError) -> TabData {
    let badge = badge.readable(.tab(index, .badge), "text, an integer, true or false", &unread)
    return TabData(
      id: TabID(try id.required(.tab(index, .id), "text")),
      title: try title.required(.tab(index, .title), "text"),
      icon: try icon.required(.tab(index, .icon), "text"),
      path: try path.required(.tab(index, .path), "text"),
      deprecated: try deprecated.optional(.tab(index, .deprecated), "text").map { value in
        if let known = Deprecation(rawValue: value) { return known }
        unread.append(.unknown(index, .deprecated, value))
        return .soft
      },
      replaces: try replaces.optional(.tab(index, .replaces), "text").map { TabID($0) },
      badge: badge?.text, hasDot: badge?.isDot ?? false,
      badgeLabel: badgeLabel.readable(.tab(index, .badgeLabel), "text", &unread),
      image: image.readable(.tab(index, .image), "an object with path", &unread)?.image(.tab(index, .image), &unread),
      version: version.readable(.tab(index, .version), "text or an integer", &unread),
      owns: try owns.optional(.tab(index, .owns), "an array of texts") ?? [],
      isEager: eager.readable(.tab(index, .eager), "true or false", &unread) ?? false,
      role: role.readable(.tab(index, .role), "text", &unread).flatMap { value in
        let role = TabData.Role(rawValue: value)
        if role == nil { unread.append(.unknown(index, .role, value)) }
        return role
      },
      isAction: try action.optional(.tab(index, .action), "true or false") ?? false)
  }
}
