/// Inserts a tag into a page as its first element, while the page streams: after `<head>`, else after `<html>`, else after
/// the doctype.
struct ScriptInsertion {
  /// The number of characters that are held back at most to find the place.
  static let maximumCount = 64 * 1024

  /// How many bytes a character of markup has, and in which order.
  enum Encoding: Equatable {
    /// UTF-8, and all others that extend ASCII.
    case bytes
    case utf16LittleEndian
    case utf16BigEndian

    /// - Parameter contentType: The `Content-Type` of the page. A byte order mark wins over it.
    init(contentType: String) {
      let type = contentType.lowercased()
      self =
        type.contains("charset=utf-16be") || type.contains("charset=\"utf-16be")
        ? .utf16BigEndian
        : type.contains("charset=utf-16") || type.contains("charset=\"utf-16") ? .utf16LittleEndian : .bytes
    }

    var width: Int { self == .bytes ? 1 : 2 }

    /// Returns text in ASCII in this encoding.
    func encoded(_ text: String) -> [UInt8] {
      switch self {
      case .bytes: Array(text.utf8)
      case .utf16LittleEndian: text.utf8.flatMap { [$0, 0] }
      case .utf16BigEndian: text.utf8.flatMap { [0, $0] }
      }
    }

    /// Returns one byte for each character, 0 for those that are not in ASCII.
    func narrowed(_ bytes: [UInt8]) -> [UInt8] {
      guard self != .bytes else { return bytes }
      let (low, high) = self == .utf16LittleEndian ? (0, 1) : (1, 0)
      return stride(from: 0, to: bytes.count - 1, by: 2).map { bytes[$0 + high] == 0 ? bytes[$0 + low] : 0 }
    }
  }

  private let tag: String
  private var encoding: Encoding
  /// The byte order mark, once it is known, or nothing.
  private var mark: [UInt8]?
  private var pending: [UInt8] = []
  private var isDone = false

  /// - Parameters:
  ///   - tag: The tag, in ASCII.
  ///   - encoding: The encoding of the page, unless it has a byte order mark.
  init(tag: String, encoding: Encoding = .bytes) {
    self.tag = tag
    self.encoding = encoding
  }

  /// Returns the bytes to send on after more bytes of the page have arrived.
  mutating func insert(into bytes: some Collection<UInt8>) -> [UInt8] {
    if isDone { return Array(bytes) }
    pending += bytes
    guard readMark(isEnd: false) else { return [] }
    switch Self.place(in: encoding.narrowed(pending)) {
    case .found(let index): return finish(at: index)
    case .incomplete(let index) where pending.count > Self.maximumCount * encoding.width: return finish(at: index)
    case .incomplete: return []
    }
  }

  /// Returns the bytes to send at the end of the page.
  mutating func finish() -> [UInt8] {
    if isDone { return [] }
    _ = readMark(isEnd: true)
    switch Self.place(in: encoding.narrowed(pending)) {
    case .found(let index), .incomplete(let index): return finish(at: index)
    }
  }

  /// Moves the byte order mark out of the pending bytes.
  ///
  /// - Returns: Whether it is known if there is one.
  private mutating func readMark(isEnd: Bool) -> Bool {
    guard mark == nil else { return true }
    let marks: [(bytes: [UInt8], encoding: Encoding)] = [
      ([0xEF, 0xBB, 0xBF], .bytes), ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
    ]
    if let found = marks.first(where: { pending.starts(with: $0.bytes) }) {
      mark = found.bytes
      encoding = found.encoding
      pending.removeFirst(found.bytes.count)
      return true
    }
    if !isEnd, marks.contains(where: { $0.bytes.starts(with: pending) }) { return false }
    mark = []
    return true
  }

  private mutating func finish(at index: Int) -> [UInt8] {
    isDone = true
    defer { pending = [] }
    let place = index * encoding.width
    return (mark ?? []) + pending[..<place] + encoding.encoded(tag) + pending[place...]
  }

  enum Place: Equatable {
    case found(Int)
    /// More characters are needed; the index is the place if none come.
    case incomplete(Int)
  }

  static func place(in bytes: [UInt8]) -> Place {
    var scanner = Scanner(bytes: bytes)
    var place = 0
    while true {
      scanner.skipSpace()
      if scanner.starts(with: "<!--") {
        guard scanner.skip(through: "-->") else { return .incomplete(place) }
      } else if scanner.starts(with: "<?") {
        // The declaration of XML, and the style sheets of XHTML.
        guard scanner.skip(through: "?>") else { return .incomplete(place) }
        place = scanner.index
      } else if scanner.starts(with: "<!doctype") {
        guard scanner.skip(through: ">") else { return .incomplete(place) }
        place = scanner.index
      } else if scanner.startsTag("html") {
        guard scanner.skipTag() else { return .incomplete(place) }
        place = scanner.index
      } else if scanner.startsTag("head") {
        return scanner.skipTag() ? .found(scanner.index) : .incomplete(place)
      } else if scanner.mayContinueAs(["<!--", "<?", "<!doctype", "<html ", "<head "]) {
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
