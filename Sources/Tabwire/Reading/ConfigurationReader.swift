/// Reads a configuration from the JSON of a `configure` message, in one pass.
struct ConfigurationReader {
  /// The tabs of the message, or the first thing that is wrong with them.
  private typealias TabList = Result<[TabData], ConfigurationError>

  private var reader: JSONReader
  private var places: ConfigurationPlaces
  private var active = ReadMember<String>.absent
  private var tabs = ReadMember<TabList>.absent
  private var revision = ReadMember<Int64>.absent
  private var session = ReadMember<String>.absent

  /// Reads a configuration and checks it.
  ///
  /// - Parameter bytes: the JSON in UTF-8.
  /// - Throws: the first reason for which it is rejected.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(ConfigurationError) -> TabConfiguration {
    guard bytes.count <= TabConfiguration.maximumSize else {
      throw ConfigurationError(
        code: .tooLarge, member: .whole, place: nil,
        reason: "it has \(bytes.count) bytes; at most \(TabConfiguration.maximumSize) are read")
    }
    var reading = ConfigurationReader(bytes)
    do throws(JSONReader.Problem) {
      try reading.readMembers()
    } catch {
      throw reading.places.malformed(.whole, at: error.position, error.reason)
    }
    return try reading.configuration()
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    reader = JSONReader(bytes)
    places = ConfigurationPlaces(bytes: bytes)
  }

  private mutating func readMembers() throws(JSONReader.Problem) {
    guard try reader.next() == UInt8(ascii: "{") else {
      try reader.skipValue()
      try reader.finish()
      throw JSONReader.Problem(position: 0, reason: "it is no object; an object with active and tabs is needed")
    }
    try reader.enter("{")
    var isFirst = true
    while let name = try reader.nextMember(isFirst: &isFirst) {
      if reader.matches(name, "tabs") {
        tabs = try readTabs()
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

  private mutating func readTabs() throws(JSONReader.Problem) -> ReadMember<TabList> {
    guard try reader.next() == UInt8(ascii: "[") else { return try reader.skipMember() }
    let start = reader.position
    var tabs: [TabData] = []
    var error: ConfigurationError?
    places.tabs.removeAll()
    try reader.enter("[")
    var isFirst = true
    var index = 0
    while try reader.nextElement(isFirst: &isFirst) {
      switch try readTab(index) {
      case .success(let tab): tabs.append(tab)
      // What is wrong first counts; what follows only has to be JSON.
      case .failure(let next): error = error ?? next
      }
      index += 1
    }
    return .value(error.map { .failure($0) } ?? .success(tabs), at: start)
  }

  private mutating func readTab(_ index: Int) throws(JSONReader.Problem) -> Result<TabData, ConfigurationError> {
    guard try reader.next() == UInt8(ascii: "{") else {
      let start = reader.position
      try reader.skipValue()
      return .failure(places.malformed(.tab(index, nil), at: start, "its type is wrong; an object is needed"))
    }
    let read = try ReadTab(from: &reader)
    do throws(ConfigurationError) {
      return .success(try read.tab(index, places: &places))
    } catch {
      return .failure(error)
    }
  }

  private mutating func configuration() throws(ConfigurationError) -> TabConfiguration {
    guard let list = try places.optional(tabs, .tabs, "an array") else {
      throw places.malformed(.tabs, at: 0, "it is missing; send an array of tabs, empty for none")
    }
    let tabs = try list.get()
    let active = try places.optional(active, .active, "text")
    let revision = try places.optional(revision, .revision, "an integer from 0 to \(TabConfiguration.maximumInteger)")
    let session = try places.optional(session, .session, "text")
    if let revision, revision < 0 {
      throw places.malformed(.revision, at: self.revision.position ?? 0, "it is negative; an integer from 0 is needed")
    }
    places.tabList = self.tabs.position ?? 0
    places.active = self.active.position ?? 0
    return try TabConfiguration(
      validating: tabs, active: active.map { TabID($0) }, revision: revision, session: session, places: places)
  }
}
