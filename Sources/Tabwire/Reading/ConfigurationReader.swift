/// Reads a configuration from the JSON of a `configure` message, in one pass.
struct ConfigurationReader {
  private var values = MemberValues<MessageMember>()
  private var tabs: [TabData] = []
  /// The first error in the tabs.
  private var errorInTabs: ConfigurationError?
  /// The warnings of what could not be read in the tabs.
  private var unreadInTabs: [ConfigurationWarning] = []

  /// Reads a configuration and checks it.
  ///
  /// - Parameter text: The JSON in UTF-8.
  /// - Throws: A ``ConfigurationError`` with the first reason for which it is rejected.
  static func read(_ text: UnsafeBufferPointer<UInt8>) throws(ConfigurationError) -> TabConfiguration {
    guard text.count <= TabConfiguration.maximumByteCount else {
      throw ConfigurationError(
        .tooLarge, .whole, "it has \(text.count) bytes; at most \(TabConfiguration.maximumByteCount) are read")
    }
    var reading = ConfigurationReader()
    do throws(JSONReader.SyntaxError) {
      var reader = JSONReader(text)
      try reading.readMembers(&reader)
    } catch {
      throw ConfigurationError(.malformed, .whole, error.reason).at(TextPlace(of: error.position, in: text))
    }
    var places: ConfigurationPlaces?
    func place(_ member: ConfigurationMember) -> TextPlace {
      let found = places ?? ConfigurationPlaces(in: text)
      places = found
      return found.place(of: member)
    }
    do throws(ConfigurationError) {
      return try reading.configuration(place)
    } catch {
      throw error.at(place(error.member))
    }
  }

  private mutating func readMembers(_ reader: inout JSONReader) throws(JSONReader.SyntaxError) {
    guard try reader.next() == UInt8(ascii: "{") else {
      let start = reader.position
      try reader.skipValue()
      try reader.finish()
      throw JSONReader.SyntaxError(
        position: start, reason: "it is not an object; an object with active and tabs is needed")
    }
    try reader.enter("{")
    while let name = try reader.nextMember() {
      switch reader.member(name, of: MessageMember.self) {
      case .tabs?: try readTabs(&reader)
      case let member?: values[member] = try reader.readValue(member.row.type)
      case nil: try reader.skipValue()
      }
    }
    try reader.finish()
  }

  private mutating func readTabs(_ reader: inout JSONReader) throws(JSONReader.SyntaxError) {
    (tabs, errorInTabs, unreadInTabs) = ([], nil, [])
    guard try reader.next() == UInt8(ascii: "[") else {
      values[.tabs] = try reader.readValue(.tabs)
      return
    }
    values[.tabs] = .tabs([])
    try reader.enter("[")
    var index = 0
    while try reader.nextElement() {
      try readTab(index, &reader)
      index += 1
    }
  }

  /// Reads a tab. The first error counts; what follows only has to be JSON.
  private mutating func readTab(_ index: Int, _ reader: inout JSONReader) throws(JSONReader.SyntaxError) {
    guard try reader.next() == UInt8(ascii: "{") else {
      try reader.skipValue()
      let error = ConfigurationError(.malformed, .tab(index, nil), "its type is wrong; an object is needed")
      errorInTabs = errorInTabs ?? error
      return
    }
    let read = try reader.readMembers(of: TabMember.self)
    do throws(ConfigurationError) {
      tabs.append(try tab(read, index))
    } catch {
      errorInTabs = errorInTabs ?? error
    }
  }

  /// Returns the tab with the members that were read, each checked.
  private mutating func tab(_ read: MemberValues<TabMember>, _ index: Int) throws(ConfigurationError) -> TabData {
    var values = read
    try values.check(at: { .tab(index, $0) }, &unreadInTabs)
    if let text = values.text(.deprecated), Deprecation(rawValue: text) == nil {
      values[.deprecated] = .text(Deprecation.soft.rawValue)
      warn(.unknownDeprecation, values, index, .deprecated, "\"\(text)\" is neither soft nor hard; read as soft")
    }
    if let text = values.text(.role), TabData.Role(rawValue: text) == nil {
      values[.role] = .absent
      warn(.unknownRole, values, index, .role, "\"\(text)\" is no role; ignored")
    }
    return TabData(values)
  }

  /// Warns of an unknown text in a tab. An action ignores the member, whatever it is.
  private mutating func warn(
    _ code: ConfigurationWarning.Code, _ values: MemberValues<TabMember>, _ index: Int, _ member: TabMember,
    _ reason: String
  ) {
    if !values.isTrue(.action) { unreadInTabs.append(ConfigurationWarning(code, .tab(index, member), reason)) }
  }

  private func configuration(
    _ place: (ConfigurationMember) -> TextPlace
  ) throws(ConfigurationError) -> TabConfiguration {
    if let errorInTabs { throw errorInTabs }
    var (values, unread) = (values, [ConfigurationWarning]())
    try values.check(at: { .member($0) }, &unread)
    values[.tabs] = .absent
    return try TabConfiguration(checking: values, tabs, unread: unread + unreadInTabs, place: place)
  }
}
