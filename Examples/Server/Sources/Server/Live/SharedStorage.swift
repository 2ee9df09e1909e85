import Foundation
import NIOConcurrencyHelpers

/// The storage of the shared state: in memory, or in a file that several processes share.
struct SharedStorage: Sendable {
  private let memory = NIOLockedValueBox(SharedState())
  private let file: URL?
  private let report: @Sendable (String) -> Void
  private let synchronize: @Sendable (_ descriptor: Int32) -> Int32

  /// - Parameters:
  ///   - file: The file that several processes share, or `nil` for a single process.
  ///   - report: Called with a sentence about a file that is damaged.
  ///   - synchronize: Writes a file or a folder to the disk, as `fsync` does.
  init(
    file: URL? = nil, report: @escaping @Sendable (String) -> Void = { _ in },
    synchronize: @escaping @Sendable (_ descriptor: Int32) -> Int32 = { fsync($0) }
  ) {
    self.file = file
    self.report = report
    self.synchronize = synchronize
  }

  /// Returns the state.
  func read<Value>(_ body: (SharedState) throws -> Value) throws -> Value {
    guard let file else { return try memory.withLockedValue { try body($0) } }
    do {
      return try body(state(in: file))
    } catch is DecodingError {
      return try update { try body($0) }
    }
  }

  /// Changes the state.
  func update<Value>(_ body: (inout SharedState) throws -> Value) throws -> Value {
    guard let file else { return try memory.withLockedValue { try body(&$0) } }
    return try withLock(of: file) {
      var state = try stateOrNewOne(in: file)
      let value = try body(&state)
      try write(JSONEncoder().encode(state), to: file)
      return value
    }
  }

  /// Returns the state in a file. A damaged file is kept beside it, and all sessions end.
  private func stateOrNewOne(in file: URL) throws -> SharedState {
    do {
      return try state(in: file)
    } catch is DecodingError {
      let kept = file.path + ".damaged"
      guard rename(file.path, kept) == 0 else { throw FileError(file.path) }
      report("\(file.path) is damaged: all users are signed out, and what they shared is gone; it is kept as \(kept)")
      return SharedState()
    }
  }

  /// Replaces a file. Readers see the old one or the new one, also after a power cut.
  private func write(_ data: Data, to file: URL) throws {
    let temporary = file.path + ".new"
    try withFile(temporary, O_CREAT | O_WRONLY | O_TRUNC) { descriptor in
      try FileHandle(fileDescriptor: descriptor).write(contentsOf: data)
      guard synchronize(descriptor) == 0 else { throw FileError(temporary) }
    }
    guard rename(temporary, file.path) == 0 else { throw FileError(file.path) }
    let folder = file.deletingLastPathComponent().path
    try withFile(folder, O_RDONLY) { descriptor in
      // Some file systems cannot do this with a folder.
      guard synchronize(descriptor) == 0 || errno == EINVAL else { throw FileError(folder) }
    }
  }

  private func withFile(_ path: String, _ flags: Int32, _ body: (_ descriptor: Int32) throws -> Void) throws {
    let descriptor = open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(path) }
    defer { close(descriptor) }
    try body(descriptor)
  }

  private func state(in file: URL) throws -> SharedState {
    // Before the first sign-in there are no sessions that could have ended.
    guard FileManager.default.fileExists(atPath: file.path) else { return SharedState(startingAt: .distantPast) }
    return try JSONDecoder().decode(SharedState.self, from: Data(contentsOf: file))
  }

  private func withLock<Value>(of file: URL, _ body: () throws -> Value) throws -> Value {
    let path = file.path + ".lock"
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
      throw FileError(path)
    }
    // Closing the file unlocks it.
    defer { close(descriptor) }
    return try body()
  }
}

/// The error for a file that the server cannot write.
private struct FileError: Error, CustomStringConvertible {
  let description: String

  init(_ path: String) {
    description = "\(path) cannot be written: \(String(cString: strerror(errno)))"
  }
}
