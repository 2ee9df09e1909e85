import Foundation
import Tabwire

/// The rules for messages, executed with Foundation's JSON reader. The heart's reader is compared with it.
///
/// Foundation reads JSON differently from the protocol in these places:
/// - It accepts a comma before a closing bracket, byte order marks, UTF-16 and UTF-32, and 512 levels of nesting. These are
///   checked here.
/// - It rejects numbers that do not fit into a `Double`, such as `1e400`, even in unknown members. There is no verdict on
///   such a message.
package enum ReadingOracle {
  /// Compares the verdict of the heart on a message with that of the rules.
  ///
  /// - Parameter bytes: The message, which may be anything.
  /// - Returns: The verdict of the heart, and the disagreement, or `nil` if there is none or Foundation has no verdict.
  package static func compare(_ bytes: [UInt8]) -> (verdict: String, disagreement: String?) {
    let heart: Verdict
    do throws(ConfigurationError) {
      heart = .accepted(
        try bytes.withUnsafeBufferPointer { (text) throws(ConfigurationError) in
          try TabConfiguration(json: text)
        })
      if case .accepted(let configuration) = heart, let violation = violation(in: configuration) {
        return ("accepted", violation)
      }
    } catch {
      heart = .rejected(error.code)
      if let place = error.place, !place.isIn(bytes) {
        return (error.code.rawValue, "the place \(place) is not in the message")
      }
    }
    guard let rules = verdict(on: bytes), rules != heart else { return (heart.name, nil) }
    let isOtherwise = rules.name == heart.name ? ", but read otherwise" : ""
    return (heart.name, "the heart says \(heart.name), where the rules say \(rules.name)\(isOtherwise)")
  }

  private enum Verdict: Equatable {
    case accepted(TabConfiguration)
    case rejected(ConfigurationError.Code)

    var name: String {
      switch self {
      case .accepted: "accepted"
      case .rejected(let code): code.rawValue
      }
    }
  }

  /// Returns what is wrong with an accepted configuration, or `nil`.
  private static func violation(in configuration: TabConfiguration) -> String? {
    let ids = configuration.entries.map { Array($0.id.rawValue.unicodeScalars) }
    if ids.contains([]) { return "an empty id was accepted" }
    if Set(ids).count != ids.count { return "an id was accepted twice" }
    let count = configuration.tabs.count
    if count == 1 || count == 0 && !ids.isEmpty || ids.count > 64 { return "\(ids.count) tabs were accepted" }
    if count + configuration.actions.count != ids.count { return "an entry is neither a tab nor an action" }
    if !ids.isEmpty, configuration.active == nil { return "tabs were accepted without an active one" }
    return nil
  }

  // MARK: The rules

  /// Returns the verdict of the rules, or `nil` if Foundation has none.
  private static func verdict(on bytes: [UInt8]) -> Verdict? {
    if bytes.count > 256 * 1024 { return .rejected(.tooLarge) }
    if bytes.contains(0) || bytes.starts(with: [0xEF, 0xBB, 0xBF]) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.starts(with: [0xFF, 0xFE])
    {
      return .rejected(.malformed)
    }
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      return reason?.contains("not representable") == true ? nil : .rejected(.malformed)
    }
    if hasCommaAtEnd(bytes) || depth(bytes) > 64 { return .rejected(.malformed) }
    do throws(RejectionError) {
      return .accepted(try configuration(from: value))
    } catch {
      return .rejected(error.code)
    }
  }

  private struct RejectionError: Error {
    let code: ConfigurationError.Code
  }

  private static func configuration(from value: Any) throws(RejectionError) -> TabConfiguration {
    let malformed = RejectionError(code: .malformed)
    guard let message = value as? [String: Any], let list = message["tabs"] as? [Any] else { throw malformed }
    let active = try text(message["active"])
    let session = try text(message["session"])
    let revision = try integer(message["revision"])
    if let revision, revision < 0 { throw malformed }
    let isLive = try boolean(message["live"])
    // What shows or asks for something never costs the tab bar: if it cannot be read, it is absent.
    let badgeNumber = (try? integer(message["appBadge"])) ?? nil
    let appBadge = badgeNumber.flatMap { $0 < 0 ? nil : $0 }
    let reorders = (try? boolean(message["reorders"])) ?? false
    let isTabBarHidden = (try? boolean(message["tabBarHidden"])) ?? false
    var tabs: [TabData] = []
    for element in list {
      guard let tab = element as? [String: Any], let id = try text(tab["id"]), let title = try text(tab["title"]),
        let icon = try text(tab["icon"]), let path = try text(tab["path"])
      else { throw malformed }
      let deprecated = try text(tab["deprecated"])
      tabs.append(
        TabData(
          id: TabID(id), title: title, icon: icon, path: path,
          deprecated: deprecated.map { $0.unicodeScalars.elementsEqual("hard".unicodeScalars) ? .hard : .soft },
          replaces: try text(tab["replaces"]).map { TabID($0) }, badge: (try? badge(tab["badge"])) ?? nil,
          hasDot: tab["badge"].flatMap { $0 as? NSNumber }.map { isBoolean($0) && $0.boolValue } ?? false,
          badgeLabel: (try? text(tab["badgeLabel"])) ?? nil, image: (try? image(tab["image"])) ?? nil,
          version: (try? version(tab["version"])) ?? nil, owns: try owns(tab["owns"]),
          isEager: (try? boolean(tab["eager"])) ?? false,
          role: ((try? text(tab["role"])) ?? nil).flatMap {
            $0.unicodeScalars.elementsEqual("search".unicodeScalars) ? .search : nil
          },
          isAction: try boolean(tab["action"])))
    }
    let ids = tabs.map { Array($0.id.rawValue.unicodeScalars) }
    if ids.contains([]) { throw RejectionError(code: .emptyID) }
    if Set(ids).count != ids.count { throw RejectionError(code: .duplicateID) }
    if !tabs.isEmpty, tabs.filter({ !$0.isAction }).count < 2 { throw RejectionError(code: .singleTab) }
    if !tabs.isEmpty, active == nil { throw RejectionError(code: .missingActive) }
    if tabs.contains(where: { ([$0.path] + $0.owns).contains(where: isUnsafe) }) {
      throw RejectionError(code: .unsafePath)
    }
    if tabs.count > 64 { throw RejectionError(code: .tooManyTabs) }
    do {
      return try TabConfiguration(
        active: active.map { TabID($0) }, tabs: tabs, revision: revision, session: session, isLive: isLive,
        isTabBarHidden: isTabBarHidden, reorders: reorders, appBadge: appBadge)
    } catch {
      throw RejectionError(code: error.code)
    }
  }

  private static func text(_ value: Any?) throws(RejectionError) -> String? {
    if value == nil || value is NSNull { return nil }
    guard let text = value as? String else { throw RejectionError(code: .malformed) }
    return text
  }

  private static func integer(_ value: Any?) throws(RejectionError) -> Int64? {
    if value == nil || value is NSNull { return nil }
    // A number that was written with a fraction or an exponent is floating, even if its value is an integer.
    guard let number = value as? NSNumber, !isBoolean(number),
      ["q", "l", "i", "Q"].contains(String(cString: number.objCType)), !(number is NSDecimalNumber),
      number.compare(NSNumber(value: 9_007_199_254_740_991)) != .orderedDescending,
      number.compare(NSNumber(value: -9_007_199_254_740_991)) != .orderedAscending
    else { throw RejectionError(code: .malformed) }
    return number.int64Value
  }

  private static func isBoolean(_ number: NSNumber) -> Bool {
    "\(type(of: number))".contains("Boolean")
  }

  private static func boolean(_ value: Any?) throws(RejectionError) -> Bool {
    if value == nil || value is NSNull { return false }
    guard let number = value as? NSNumber, isBoolean(number) else { throw RejectionError(code: .malformed) }
    return number.boolValue
  }

  private static func version(_ value: Any?) throws(RejectionError) -> String? {
    if let text = value as? String { return text }
    return try integer(value).map { "\($0)" }
  }

  private static func owns(_ value: Any?) throws(RejectionError) -> [String] {
    if value == nil || value is NSNull { return [] }
    guard let list = value as? [Any], list.count <= 32 else { throw RejectionError(code: .malformed) }
    var paths: [String] = []
    for element in list {
      guard let path = element as? String else { throw RejectionError(code: .malformed) }
      paths.append(path)
    }
    return paths
  }

  private static func image(_ value: Any?) throws(RejectionError) -> TabImage? {
    if value == nil || value is NSNull { return nil }
    guard let image = value as? [String: Any], let path = try text(image["path"]) else {
      throw RejectionError(code: .malformed)
    }
    if isUnsafe(path) { return nil }
    let isPicture = try text(image["kind"])?.unicodeScalars.elementsEqual("picture".unicodeScalars) ?? false
    return TabImage(path: path, kind: isPicture ? .picture : .symbol)
  }

  private static func badge(_ value: Any?) throws(RejectionError) -> String? {
    if let text = value as? String { return text }
    if let number = value as? NSNumber, isBoolean(number) { return nil }
    return try integer(value).flatMap { $0 == 0 ? nil : "\($0)" }
  }

  /// A path is unsafe with a scheme or an authority, and anywhere with a backslash, a space or a control character.
  private static func isUnsafe(_ path: String) -> Bool {
    let scalars = path.unicodeScalars
    let firstSegment = scalars.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return firstSegment.contains(":") || scalars.starts(with: "//".unicodeScalars)
      || scalars.contains { $0 == "\\" || $0 == " " || $0.properties.generalCategory == .control }
  }

  // MARK: Where Foundation differs

  /// Whether a comma stands before a closing bracket.
  private static func hasCommaAtEnd(_ bytes: [UInt8]) -> Bool {
    var last: UInt8 = 0
    var isAtEnd = false
    outsideStrings(bytes) { byte in
      if last == UInt8(ascii: ","), byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { isAtEnd = true }
      if byte > UInt8(ascii: " ") { last = byte }
    }
    return isAtEnd
  }

  /// Returns how deep objects and arrays are nested.
  private static func depth(_ bytes: [UInt8]) -> Int {
    var depth = 0
    var deepest = 0
    outsideStrings(bytes) { byte in
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  private static func outsideStrings(_ bytes: [UInt8], _ look: (UInt8) -> Void) {
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString {
        if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else {
        if byte == UInt8(ascii: "\"") { isInString = true }
        look(byte)
      }
    }
  }
}

extension TextPlace {
  /// Whether the place is at a byte of a text or directly after the end of one of its lines.
  fileprivate func isIn(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard line >= 1, column >= 1, line <= max(lines.count, 1) else { return false }
    return lines.isEmpty || column <= lines[line - 1].count + 1
  }
}
