import Foundation

/// The reason for which a saved session is not used.
package enum SavedSessionError: Error, Equatable, CustomStringConvertible {
  case tooLarge
  /// It was written by another version of the app.
  case otherVersion
  /// Its checksum is wrong.
  case damaged

  package var description: String {
    switch self {
    case .tooLarge: "larger than \(SavedSession.maximumByteCount) bytes"
    case .otherVersion: "written by another version of the app"
    case .damaged: "damaged"
    }
  }
}

// A file has a line with the version and a checksum, then JSON. The checksum finds a file that a disk damaged, which can be
// valid JSON. It is no protection against other programs of the user.
extension SavedSession {
  /// The size limit of a file, in bytes.
  package static let maximumByteCount = 1024 * 1024

  private static let version = "tabwire-session 1"

  /// Returns the content of a file. A session over the size limit loses first the histories of tabs in the background, then
  /// the texts behind the page in front.
  ///
  /// - Returns: The content, or `nil` if the page in front alone is over the limit.
  package func data() -> Data? {
    for session in [self, withoutHistoriesInBackground, withoutTextsBehind, selectedPageAlone] {
      if let data = session.encoded(), data.count <= Self.maximumByteCount { return data }
    }
    return nil
  }

  /// Reads the content of a file.
  ///
  /// - Throws: A ``SavedSessionError``, or the error of the decoder.
  package init(data: Data) throws {
    guard data.count <= Self.maximumByteCount else { throw SavedSessionError.tooLarge }
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")) else { throw SavedSessionError.damaged }
    let header = String(decoding: data[..<end], as: UTF8.self)
    guard header.hasPrefix(Self.version + " ") else { throw SavedSessionError.otherVersion }
    let json = data[(end + 1)...]
    guard header == Self.header(of: json) else { throw SavedSessionError.damaged }
    self = try JSONDecoder().decode(SavedSession.self, from: Data(json))
  }

  private func encoded() -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(self) else { return nil }
    return Data("\(Self.header(of: json))\n".utf8) + json
  }

  private static func header(of json: Data) -> String {
    // FNV-1a, 64 bits.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in json { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "\(version) \(json.count) \(String(hash, radix: 16))"
  }

  private var withoutHistoriesInBackground: SavedSession {
    var session = self
    for index in tabs.indices where tabs[index].id != selected {
      session.tabs[index].history = tabs[index].history.pageAlone
    }
    return session
  }

  private var withoutTextsBehind: SavedSession {
    var session = withoutHistoriesInBackground
    for index in tabs.indices { session.tabs[index].history = session.tabs[index].history.withoutTextsBehind }
    session.modal = modal?.withoutTextsBehind
    return session
  }

  private var selectedPageAlone: SavedSession {
    var session = self
    session.tabs = tabs.filter { $0.id == selected }.map { Tab(id: $0.id, history: $0.history.pageAlone) }
    session.modal = modal?.pageAlone
    return session
  }
}
