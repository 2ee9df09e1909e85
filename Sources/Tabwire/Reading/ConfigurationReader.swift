/// Reads a configuration from the JSON of a `configure` message, in one pass.
struct ConfigurationReader {
  /// The tabs of the message, or the first error in them.
  private typealias TabList = Result<[TabData], InvalidMemberError>

  private var active = ReadMember<String>.absent
  private var tabs = ReadMember<TabList>.absent
  private var revision = ReadMember<Int64>.absent
  private var session = ReadMember<String>.absent
  private var live = ReadMember<Bool>.absent
  private var tabBarHidden = ReadMember<Bool>.absent
  private var reorders = ReadMember<Bool>.absent
  private var appBadge = ReadMember<Int64>.absent
  /// The values in the tabs that are not taken as they are written.
  private var unreadInTabs: [UnreadValue] = []

  /// Reads a configuration and checks it.
  ///
  /// - Parameter text: The JSON in UTF-8.
  /// - Throws: A ``ConfigurationError`` with the first reason for which it is rejected.
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
      throw JSONReader.SyntaxError(
        position: start, reason: "it is not an object; an object with active and tabs is needed")
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
      } else if reader.matches(name, "live") {
        live = try reader.readBoolean()
      } else if reader.matches(name, "tabBarHidden") {
        tabBarHidden = try reader.readBoolean()
      } else if reader.matches(name, "reorders") {
        reorders = try reader.readBoolean()
      } else if reader.matches(name, "appBadge") {
        appBadge = try reader.readInteger()
      } else {
        try reader.skipValue()
      }
    }
    try reader.finish()
  }

  private mutating func readTabs(_ reader: inout JSONReader) throws(JSONReader.SyntaxError) -> ReadMember<TabList> {
    unreadInTabs = []
    guard try reader.next() == UInt8(ascii: "[") else { return try reader.skipMember() }
    try reader.enter("[")
    var tabs: [TabData] = []
    var firstError: InvalidMemberError?
    var index = 0
    while try reader.nextElement() {
      switch try readTab(index, &reader) {
      case .success(let tab): tabs.append(tab)
      // The first error counts; what follows only has to be JSON.
      case .failure(let next): firstError = firstError ?? next
      }
      index += 1
    }
    return .value(firstError.map { .failure($0) } ?? .success(tabs))
  }

  private mutating func readTab(
    _ index: Int, _ reader: inout JSONReader
  ) throws(JSONReader.SyntaxError) -> Result<TabData, InvalidMemberError> {
    guard try reader.next() == UInt8(ascii: "{") else {
      try reader.skipValue()
      return .failure(
        InvalidMemberError(.malformed, .tab(index, nil), "its type is wrong; an object is needed"))
    }
    var read = ReadTab()
    try read.read(from: &reader)
    do throws(InvalidMemberError) {
      return .success(try read.tab(index, &unreadInTabs))
    } catch {
      return .failure(error)
    }
  }

  private static let integer = "an integer from 0 to \(TabConfiguration.maximumInteger)"

  private func configuration(_ text: UnsafeBufferPointer<UInt8>) throws(ConfigurationError) -> TabConfiguration {
    var members = TabConfiguration.Members()
    var unread: [UnreadValue] = []
    do throws(InvalidMemberError) {
      members.entries = try tabs.required(.member(.tabs), "an array of tabs, empty for none,").get()
      members.active = try active.optional(.member(.active), "text").map { TabID($0) }
      members.revision = try revision.optional(.member(.revision), Self.integer)
      members.session = try session.optional(.member(.session), "text")
      members.isLive = try live.optional(.member(.live), "true or false") ?? false
    } catch {
      throw ConfigurationError(error, text: text)
    }
    members.isTabBarHidden = tabBarHidden.readable(.member(.tabBarHidden), "true or false", &unread) ?? false
    members.reorders = reorders.readable(.member(.reorders), "true or false", &unread) ?? false
    members.appBadge = natural(appBadge.readable(.member(.appBadge), Self.integer, &unread), .appBadge, &unread)
    return try TabConfiguration(checking: members, unread: unread + unreadInTabs, text: text)
  }

  /// Returns the number, or `nil` if it is negative.
  private func natural(_ number: Int64?, _ member: MessageMember, _ unread: inout [UnreadValue]) -> Int64? {
    guard let number, number < 0 else { return number }
    unread.append(.unreadable(.member(member), "it is \(number); \(Self.integer) can be read"))
    return nil
  }
}
