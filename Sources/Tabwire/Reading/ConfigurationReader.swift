/// Reads a configuration from the JSON of a `configure` message, in one pass.
struct ConfigurationReader {
  /// The tabs of the message, or the first thing that is wrong with them.
  private typealias TabList = Result<[TabData], ConfigurationObjection>

  private var active = ReadMember<String>.absent
  private var tabs = ReadMember<TabList>.absent
  private var revision = ReadMember<Int64>.absent
  private var session = ReadMember<String>.absent
  private var unknownDeprecations: [(tab: Int, value: String)] = []

  /// Reads a configuration and checks it.
  ///
  /// - Parameter text: the JSON in UTF-8.
  /// - Throws: the first reason for which it is rejected.
  static func read(_ text: UnsafeBufferPointer<UInt8>) throws(ConfigurationError) -> TabConfiguration {
    guard text.count <= TabConfiguration.maximumByteCount else {
      throw ConfigurationError(
        code: .tooLarge, member: .whole, place: nil,
        reason: "it has \(text.count) bytes; at most \(TabConfiguration.maximumByteCount) are read")
    }
    var reading = ConfigurationReader()
    do throws(JSONReader.SyntaxError) {
      var reader = JSONReader(text)
      try reading.readMembers(&reader)
    } catch {
      throw ConfigurationError(
        code: .malformed, member: .whole, place: TextPlace(of: error.position, in: text), reason: error.reason)
    }
    return try reading.configuration(text)
  }

  private mutating func readMembers(_ reader: inout JSONReader) throws(JSONReader.SyntaxError) {
    guard try reader.next() == UInt8(ascii: "{") else {
      let start = reader.position
      try reader.skipValue()
      try reader.finish()
      throw JSONReader.SyntaxError(position: start, reason: "it is no object; an object with active and tabs is needed")
    }
    try reader.enter("{")
    while let name = try reader.nextMember() {
      if reader.matches(name, "tabs") {
        tabs = try readTabs(&reader)
      } else if reader.matches(name, "active") {
        active = try reader.readText()
      } else if reader.matches(name, "revision") {
        revision = try reader.readInteger()
      } else if reader.matches(name, "session") {
        session = try reader.readText()
      } else {
        try reader.skipValue()
      }
    }
    try reader.finish()
  }

  private mutating func readTabs(_ reader: inout JSONReader) throws(JSONReader.SyntaxError) -> ReadMember<TabList> {
    unknownDeprecations = []
    guard try reader.next() == UInt8(ascii: "[") else { return try reader.skipMember() }
    try reader.enter("[")
    var tabs: [TabData] = []
    var objection: ConfigurationObjection?
    var index = 0
    while try reader.nextElement() {
      switch try readTab(index, &reader) {
      case .success(let tab): tabs.append(tab)
      // What is wrong first counts; what follows only has to be JSON.
      case .failure(let next): objection = objection ?? next
      }
      index += 1
    }
    return .value(objection.map { .failure($0) } ?? .success(tabs))
  }

  private mutating func readTab(
    _ index: Int, _ reader: inout JSONReader
  ) throws(JSONReader.SyntaxError) -> Result<TabData, ConfigurationObjection> {
    guard try reader.next() == UInt8(ascii: "{") else {
      try reader.skipValue()
      return .failure(
        ConfigurationObjection(.malformed, .tab(index, nil), "its type is wrong; an object is needed"))
    }
    let read = try ReadTab(from: &reader)
    do throws(ConfigurationObjection) {
      return .success(try read.tab(index, unknownDeprecations: &unknownDeprecations))
    } catch {
      return .failure(error)
    }
  }

  private func configuration(_ text: UnsafeBufferPointer<UInt8>) throws(ConfigurationError) -> TabConfiguration {
    let tabs: [TabData]
    let active: String?
    let revision: Int64?
    let session: String?
    do throws(ConfigurationObjection) {
      tabs = try self.tabs.required(.tabs, "an array of tabs, empty for none,").get()
      active = try self.active.optional(.active, "text")
      revision = try self.revision.optional(.revision, "an integer from 0 to \(TabConfiguration.maximumInteger)")
      session = try self.session.optional(.session, "text")
    } catch {
      throw ConfigurationError(error, text: text)
    }
    return try TabConfiguration(
      checking: tabs, active: active.map { TabID($0) }, revision: revision, session: session,
      unknownDeprecations: unknownDeprecations, text: text)
  }
}
