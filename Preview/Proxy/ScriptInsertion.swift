/// Inserts a tag into an HTML page as its first element, while the page streams: after `<head>`, else after `<html>`, else
/// after the doctype.
struct ScriptInsertion {
  /// The number of bytes that are held back at most to find the place.
  static let maximumByteCount = 64 * 1024

  private let tag: [UInt8]
  private var pending: [UInt8] = []
  private var isDone = false

  init(tag: String) {
    self.tag = Array(tag.utf8)
  }

  /// Returns the bytes to send on after more bytes of the page have arrived.
  mutating func insert(into bytes: some Collection<UInt8>) -> [UInt8] {
    if isDone { return Array(bytes) }
    pending += bytes
    switch Self.place(in: pending) {
    case .found(let index): return finish(at: index)
    case .incomplete(let index) where pending.count > Self.maximumByteCount: return finish(at: index)
    case .incomplete: return []
    }
  }

  /// Returns the bytes to send at the end of the page.
  mutating func finish() -> [UInt8] {
    if isDone { return [] }
    switch Self.place(in: pending) {
    case .found(let index), .incomplete(let index): return finish(at: index)
    }
  }

  private mutating func finish(at index: Int) -> [UInt8] {
    isDone = true
    defer { pending = [] }
    return Array(pending[..<index]) + tag + pending[index...]
  }

  enum Place: Equatable {
    case found(Int)
    /// More bytes are needed; the index is the place if none come.
    case incomplete(Int)
  }

  static func place(in bytes: [UInt8]) -> Place {
    var scanner = Scanner(bytes: bytes)
    // The byte order mark of UTF-8 may precede the page.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: mark) {
      scanner.index = mark.count
    } else if mark.starts(with: bytes) {
      return .incomplete(0)
    }
    var place = scanner.index
    while true {
      scanner.skipSpace()
      if scanner.starts(with: "<!--") {
        guard scanner.skip(through: "-->") else { return .incomplete(place) }
      } else if scanner.starts(with: "<!doctype") {
        guard scanner.skip(through: ">") else { return .incomplete(place) }
        place = scanner.index
      } else if scanner.startsTag("html") {
        guard scanner.skipTag() else { return .incomplete(place) }
        place = scanner.index
      } else if scanner.startsTag("head") {
        return scanner.skipTag() ? .found(scanner.index) : .incomplete(place)
      } else if scanner.mayContinueAs(["<!--", "<!doctype", "<html ", "<head "]) {
        return .incomplete(place)
      } else {
        return .found(place)
      }
    }
  }
}

private struct Scanner {
  let bytes: [UInt8]
  var index = 0

  mutating func skipSpace() {
    while index < bytes.count, bytes[index].isSpace { index += 1 }
  }

  func starts(with text: String) -> Bool {
    bytes[index...].prefix(text.utf8.count).map(\.lowercased) == Array(text.utf8)
  }

  func startsTag(_ name: String) -> Bool {
    let end = index + 1 + name.utf8.count
    return starts(with: "<\(name)") && end < bytes.count
      && (bytes[end].isSpace || bytes[end] == UInt8(ascii: ">") || bytes[end] == UInt8(ascii: "/"))
  }

  /// Whether the rest is the beginning of one of the texts.
  func mayContinueAs(_ texts: [String]) -> Bool {
    let rest = bytes[index...].map(\.lowercased)
    return texts.contains { rest.count < $0.utf8.count && Array($0.utf8).starts(with: rest) }
  }

  mutating func skip(through text: String) -> Bool {
    let wanted = Array(text.utf8)
    var start = index
    while start + wanted.count <= bytes.count {
      if bytes[start..<start + wanted.count].elementsEqual(wanted) {
        index = start + wanted.count
        return true
      }
      start += 1
    }
    return false
  }

  // Values of attributes may contain ">".
  mutating func skipTag() -> Bool {
    var quote: UInt8?
    var previous: UInt8 = 0
    for position in index..<bytes.count {
      let byte = bytes[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        index = position + 1
        return true
      } else if previous == UInt8(ascii: "="), byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      if !byte.isSpace { previous = byte }
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D }
  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
