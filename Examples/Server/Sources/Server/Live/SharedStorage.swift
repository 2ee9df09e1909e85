import Foundation
import NIOConcurrencyHelpers

/// Where the shared state is: in memory, or in a file that several processes share.
struct SharedStorage: Sendable {
  private let memory = NIOLockedValueBox(SharedState())
  private let file: URL?

  /// - Parameter file: The file that several processes share, or `nil` for a single process.
  init(file: URL? = nil) {
    self.file = file
  }

  /// Returns the state.
  func read<Value>(_ body: (SharedState) throws -> Value) throws -> Value {
    guard let file else { return try memory.withLockedValue { try body($0) } }
    return try body(state(in: file))
  }

  /// Changes the state.
  func update<Value>(_ body: (inout SharedState) throws -> Value) throws -> Value {
    guard let file else { return try memory.withLockedValue { try body(&$0) } }
    return try withLock(of: file) {
      var state = try state(in: file)
      let value = try body(&state)
      // Readers see the old file or the new one.
      try JSONEncoder().encode(state).write(to: file, options: .atomic)
      return value
    }
  }

  private func state(in file: URL) throws -> SharedState {
    guard FileManager.default.fileExists(atPath: file.path) else { return SharedState() }
    return try JSONDecoder().decode(SharedState.self, from: Data(contentsOf: file))
  }

  private func withLock<Value>(of file: URL, _ body: () throws -> Value) throws -> Value {
    let path = file.path + ".lock"
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
      throw StartupError(description: "\(path) cannot be locked: \(String(cString: strerror(errno)))")
    }
    // Closing the file unlocks it.
    defer { close(descriptor) }
    return try body()
  }
}
