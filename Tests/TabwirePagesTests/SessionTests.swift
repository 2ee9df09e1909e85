import Foundation
import Synchronization
import TabwirePages
import Testing

@Suite("A saved session")
struct SessionTests {
  @Test("a session that is written and read is the same, for random sessions")
  func roundTrip() throws {
    var random = SeededGenerator()
    for _ in 0..<500 {
      let session = SavedSession.random(using: &random)
      let data = try #require(session.data())
      #expect(try SavedSession(data: data) == session, "seed \(random.seed)")
    }
  }

  @Test("a file that is cut off at any byte is damaged")
  func cutOff() throws {
    var random = SeededGenerator()
    let data = try #require(SavedSession.random(using: &random).data())
    for count in 0..<data.count {
      #expect(throws: (any Error).self, "cut off after \(count) bytes, seed \(random.seed)") {
        try SavedSession(data: data.prefix(count))
      }
    }
  }

  @Test("a file with any changed byte is damaged")
  func changedByte() throws {
    var random = SeededGenerator()
    let data = try #require(SavedSession.random(using: &random).data())
    for index in data.indices {
      var changed = data
      changed[index] ^= UInt8.random(in: 1...255, using: &random)
      #expect(throws: (any Error).self, "byte \(index) changed, seed \(random.seed)") {
        try SavedSession(data: changed)
      }
    }
  }

  @Test("random bytes are no session")
  func randomBytes() {
    var random = SeededGenerator()
    for _ in 0..<2_000 {
      let bytes = Data(
        (0..<Int.random(in: 0...300, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
      #expect(throws: (any Error).self, "seed \(random.seed)") { try SavedSession(data: bytes) }
    }
  }

  @Test("a session over the size limit keeps the text of the page in front")
  func bounded() throws {
    let text = String(repeating: "a", count: 30_000)
    let field = SavedField(key: "text", index: 0, value: text)
    func history(_ count: Int) throws -> SavedHistory {
      let pages = try (0..<count).map {
        SavedHistory.Page(try #require(URL(string: "http://localhost/\($0)")), content: PageContent(fields: [field]))
      }
      return try #require(SavedHistory(pages, current: count - 1, title: "Page"))
    }
    let session = SavedSession(
      tabBar: "{}", configuration: nil,
      tabs: try (0..<64).map { SavedSession.Tab(id: "\($0)", history: try history(51)) }, selected: "7")
    let data = try #require(session.data())
    #expect(data.count <= SavedSession.maximumByteCount)
    #expect(try SavedSession(data: data).selectedHistory?.page.content.fields == [field])
  }

  @Test("pages that are not of the app are left out")
  func foreignPages() throws {
    let urls = try ["http://a/1", "http://b/2", "http://a/3", "http://b/4"].map { try #require(URL(string: $0)) }
    let history = try #require(SavedHistory(urls.map { SavedHistory.Page($0) }, current: 2, title: "3"))
    let foreign = try #require(SavedHistory(urls.map { SavedHistory.Page($0) }, current: 1, title: "2"))
    let session = SavedSession(
      tabBar: "{}", configuration: nil, tabs: [.init(id: "x", history: history), .init(id: "y", history: foreign)],
      selected: "x", modal: foreign
    ).limited { $0.host() == "a" }
    #expect(session.tabs.map(\.id) == ["x"])
    #expect(session.selectedHistory?.pages.map(\.url) == [urls[0], urls[2]])
    #expect(session.selectedHistory?.page.url == urls[2])
    #expect(session.modal == nil)
  }

  @Test("a history keeps the pages near the one in front")
  func longHistory() throws {
    let pages = try (0..<200).map { SavedHistory.Page(try #require(URL(string: "http://localhost/\($0)"))) }
    let history = try #require(SavedHistory(pages, current: 120, title: ""))
    #expect(history.page == pages[120])
    #expect(history.backList.first == pages[119].url && history.backList.count == 50)
    #expect(history.pages.count == 61)
    #expect(SavedHistory([], current: 0, title: "") == nil)
  }

  // MARK: The file

  /// Every way in which a machine can stop while a file is written: after any step, in the middle of a content, and with
  /// names that did not reach the disk.
  @Test("the file has the old or the new content, wherever the app or the machine stops")
  func stops() throws {
    let old = Data("the old content".utf8)
    let new = Data("the new one".utf8)
    var stopCount = 0
    for hasLeftover in [false, true] {
      for step in 0... {
        let disk = StoppingDisk()
        let file = SessionFile(in: "/state", named: "session", on: disk)
        try file.write(old)
        if hasLeftover { try disk.create("/state/session.new", Data("left over".utf8)) }
        disk.stop(after: step)
        let hasFailed = (try? file.write(new)) == nil
        for survivor in disk.survivors() {
          let found = try SessionFile(in: "/state", named: "session", on: survivor).read()
          #expect(found == old || found == new, "stopped at step \(step), found \(String(describing: found))")
          if !hasFailed { #expect(found == new, "the write had ended") }
          // The next start of the app writes as usual.
          let next = SessionFile(in: "/state", named: "session", on: survivor)
          try next.write(old)
          #expect(try next.read() == old)
          stopCount += 1
        }
        if !hasFailed { break }
      }
    }
    #expect(stopCount > 100)
  }

  @Test("a file on the disk is private, replaced and removed")
  func realDisk() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = SessionFile(in: folder.path, named: "session")
    #expect(try file.read() == nil)
    for text in ["one", "two"] {
      try file.write(Data(text.utf8))
      #expect(try file.read() == Data(text.utf8))
    }
    let path = folder.appending(path: "session").path
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["session"])
    try file.remove()
    #expect(try file.read() == nil)
    try file.remove()
  }

  @Test("a link in place of the file is not followed")
  func link() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let secret = folder.appending(path: "secret")
    try Data("secret".utf8).write(to: secret)
    for name in ["session", "session.new"] {
      try FileManager.default.createSymbolicLink(at: folder.appending(path: name), withDestinationURL: secret)
    }
    let file = SessionFile(in: folder.path, named: "session")
    #expect(throws: (any Error).self) { try file.read() }
    try file.write(Data("session".utf8))
    #expect(try file.read() == Data("session".utf8))
    #expect(try Data(contentsOf: secret) == Data("secret".utf8))
  }
}

/// A disk that stops after a number of steps. Each byte of a content is a step.
private final class StoppingDisk: SessionDisk {
  struct StopError: Error {}

  private struct State {
    /// The contents in memory, as the programs see them.
    var files: [String: Data] = [:]
    /// The contents that are on the disk, by name.
    var durable: [String: Data] = [:]
    /// The names that changed since the folder was brought to the disk, in order. `nil` is a removed file.
    var pending: [(name: String, content: Data?)] = []
    /// The content of a file that is being written.
    var stepsLeft = Int.max
  }

  private let state: Mutex<State>

  init() {
    state = Mutex(State())
  }

  private init(files: [String: Data]) {
    state = Mutex(State(files: files, durable: files))
  }

  func stop(after steps: Int) {
    state.withLock { $0.stepsLeft = steps }
  }

  /// The disks that a machine can find after the stop: any number of the pending names reached the disk, in order.
  func survivors() -> [StoppingDisk] {
    state.withLock { state in
      var disks = [StoppingDisk(files: state.files), StoppingDisk(files: state.durable)]
      var files = state.durable
      for change in state.pending {
        files[change.name] = change.content
        disks.append(StoppingDisk(files: files))
      }
      return disks
    }
  }

  private func step(_ state: inout State) throws {
    guard state.stepsLeft > 0 else { throw StopError() }
    state.stepsLeft -= 1
  }

  func create(_ file: String, _ data: Data) throws {
    try state.withLock { state in
      try step(&state)
      guard state.files[file] == nil else { throw POSIXError(.EEXIST) }
      state.files[file] = Data()
      state.pending.append((file, Data()))
      for byte in data {
        try step(&state)
        state.files[file]?.append(byte)
        state.pending[state.pending.count - 1].content?.append(byte)
      }
      try step(&state)
    }
  }

  func rename(_ file: String, to other: String) throws {
    try state.withLock { state in
      try step(&state)
      guard let content = state.files.removeValue(forKey: file) else { throw POSIXError(.ENOENT) }
      state.files[other] = content
      state.pending += [(other, content), (file, nil)]
    }
  }

  func synchronize(_ folder: String) throws {
    try state.withLock { state in
      try step(&state)
      state.durable = state.files
      state.pending = []
    }
  }

  func remove(_ file: String) throws {
    try state.withLock { state in
      try step(&state)
      if state.files.removeValue(forKey: file) != nil { state.pending.append((file, nil)) }
    }
  }

  func read(_ file: String, atMost count: Int) throws -> Data? {
    state.withLock { $0.files[file]?.prefix(count) }
  }
}

/// A generator of random numbers that can be repeated by its seed.
private struct SeededGenerator: RandomNumberGenerator {
  let seed: UInt64
  private var state: UInt64

  init() {
    seed = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? .random(in: 0...UInt64.max)
    state = seed
  }

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}

extension SavedSession {
  fileprivate static func random(using random: inout some RandomNumberGenerator) -> SavedSession {
    let texts = ["", "a", "Grüße, 世界 🏔", "\"\\\n\u{0}", String(repeating: "long ", count: 50)]
    func text() -> String { texts.randomElement(using: &random) ?? "" }
    func history() -> SavedHistory? {
      let pages = (0..<Int.random(in: 1...6, using: &random)).compactMap { number in
        URL(string: "http://localhost:3000/\(number)?q=a%20b#c").map { url in
          let fields = (0..<Int.random(in: 0...3, using: &random)).map {
            SavedField(
              key: text(), index: $0, value: text(), isChecked: [nil, true, false].randomElement(using: &random) ?? nil)
          }
          let position = ScrollPosition(x: 0, y: Double.random(in: 0...10_000, using: &random))
          return SavedHistory.Page(url, content: PageContent(position: position, fields: fields))
        }
      }
      return SavedHistory(pages, current: Int.random(in: 0..<pages.count, using: &random), title: text())
    }
    let ids =
      Bool.random(using: &random) ? [nil] : (0..<Int.random(in: 2...5, using: &random)).map { "tab \($0)" as String? }
    return SavedSession(
      tabBar: text(), configuration: Bool.random(using: &random) ? text() : nil,
      tabs: ids.compactMap { id in history().map { Tab(id: id, history: $0) } },
      selected: ids.randomElement(using: &random) ?? nil, modal: Bool.random(using: &random) ? history() : nil)
  }
}
