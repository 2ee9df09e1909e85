import Foundation

/// The file of a saved session. It has either the old content or the new one, whenever the app or the machine stops.
///
/// A new content is written to a second file, brought to the disk, and renamed over the first one.
package struct SessionFile: Sendable {
  private let folder: String
  private let name: String
  private let disk: any SessionDisk

  /// - Parameters:
  ///   - folder: A folder that only the user can read.
  ///   - name: The name of the file.
  ///   - disk: The file system.
  package init(in folder: String, named name: String, on disk: any SessionDisk = SystemDisk()) {
    self.folder = folder
    self.name = name
    self.disk = disk
  }

  private var file: String { "\(folder)/\(name)" }
  private var newFile: String { "\(file).new" }

  /// Replaces the content of the file.
  package func write(_ data: Data) throws {
    // A file that an earlier run left behind, or a link that another program put there.
    try disk.remove(newFile)
    do {
      try disk.create(newFile, data)
      try disk.rename(newFile, to: file)
    } catch {
      try? disk.remove(newFile)
      throw error
    }
    try disk.synchronize(folder)
  }

  /// Returns the content of the file, or `nil` if there is none.
  package func read() throws -> Data? {
    try disk.read(file, atMost: SavedSession.maximumByteCount + 1)
  }

  /// Removes the file.
  package func remove() throws {
    try disk.remove(file)
    try disk.synchronize(folder)
  }
}

/// The parts of a file system that a ``SessionFile`` uses. Tests stop it after any step.
package protocol SessionDisk: Sendable {
  /// Creates a file that only the user can read, and brings its content to the disk. Fails if there is one.
  func create(_ file: String, _ data: Data) throws
  /// Renames a file over another one.
  func rename(_ file: String, to other: String) throws
  /// Brings the names of the files in a folder to the disk.
  func synchronize(_ folder: String) throws
  /// Removes a file if there is one.
  func remove(_ file: String) throws
  /// Returns the content of a file up to a number of bytes, or `nil` if there is no file.
  func read(_ file: String, atMost count: Int) throws -> Data?
}

/// The file system of the machine.
package struct SystemDisk: SessionDisk {
  package init() {}

  package func create(_ file: String, _ data: Data) throws {
    let descriptor = open(file, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.error }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: data)
    try handle.synchronize()
    try handle.close()
  }

  package func rename(_ file: String, to other: String) throws {
    guard Foundation.rename(file, other) == 0 else { throw Self.error }
  }

  package func synchronize(_ folder: String) throws {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.error }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw Self.error }
  }

  package func remove(_ file: String) throws {
    guard unlink(file) == 0 || errno == ENOENT else { throw Self.error }
  }

  package func read(_ file: String, atMost count: Int) throws -> Data? {
    let descriptor = open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw Self.error
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return try handle.read(upToCount: count) ?? Data()
  }

  private static var error: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
