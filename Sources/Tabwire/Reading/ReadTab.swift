/// The members of a tab as they were read, before anything is known to be right.
struct ReadTab {
  private let start: Int
  private var id = ReadMember<String>.absent
  private var title = ReadMember<String>.absent
  private var icon = ReadMember<String>.absent
  private var path = ReadMember<String>.absent
  private var deprecated = ReadMember<String>.absent
  private var replaces = ReadMember<String>.absent
  private var badge = ReadMember<String>.absent

  /// Reads the object that comes next.
  init(from reader: inout JSONReader) throws(JSONReader.Problem) {
    start = reader.position
    try reader.enter("{")
    var isFirst = true
    while let name = try reader.nextMember(isFirst: &isFirst) {
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
  ///   - places: where members stand; those of this tab are added.
  /// - Throws: the first member that is missing or of the wrong type.
  func tab(_ index: Int, places: inout ConfigurationPlaces) throws(ConfigurationError) -> TabData {
    let id = try needed(self.id, .tab(index, .id), places)
    let title = try needed(self.title, .tab(index, .title), places)
    let icon = try needed(self.icon, .tab(index, .icon), places)
    let path = try needed(self.path, .tab(index, .path), places)
    let deprecated = try places.optional(self.deprecated, .tab(index, .deprecated), "text")
    let replaces = try places.optional(self.replaces, .tab(index, .replaces), "text")
    let badge = try places.optional(self.badge, .tab(index, .badge), "text or an integer")
    let deprecation = deprecated.flatMap(Deprecation.init(rawValue:))
    places.tabs.append(
      ConfigurationPlaces.Tab(
        id: self.id.position ?? start, path: self.path.position ?? start,
        deprecated: self.deprecated.position ?? start, replaces: self.replaces.position ?? start,
        unknownDeprecation: deprecation == nil ? deprecated : nil))
    return TabData(
      id: TabID(id), title: title, icon: icon, path: path,
      deprecated: deprecated == nil ? nil : deprecation ?? .soft, replaces: replaces.map { TabID($0) }, badge: badge)
  }

  private func needed(
    _ read: ReadMember<String>, _ member: ConfigurationMember, _ places: ConfigurationPlaces
  ) throws(ConfigurationError) -> String {
    guard let value = try places.optional(read, member, "text") else {
      throw places.malformed(member, at: start, "it is missing; every tab needs an id, a title, an icon and a path")
    }
    return value
  }
}
