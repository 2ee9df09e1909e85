import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The file of a report.
///
/// A new file and a regular one are replaced at once, so that nobody reads half a report; a regular one keeps its mode. Into anything
/// else the report is written, and it stays what it is: a device, a pipe, the target of a link, a file with several names.
struct ReportFile {
  /// The time that the readers of a pipe may take for a report.
  private static let timeout = Duration.seconds(30)

  let path: String

  /// Writes a report.
  ///
  /// - Throws: `timedOut` if nobody reads the pipe in time, or the system's error.
  func write(_ bytes: [UInt8]) throws(Errno) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return try replace(with: bytes, mode: nil) }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1 else { return try overwrite(with: bytes) }
    do throws(Errno) {
      try replace(with: bytes, mode: status.st_mode & 0o7777)
    } catch .permissionDenied, .readOnlyFileSystem {
      // The directory takes no new file.
      try overwrite(with: bytes)
    }
  }

  private func replace(with bytes: [UInt8], mode: mode_t?) throws(Errno) {
    let new = "\(path).\(UInt32.random(in: .min ... .max))"
    let file = try Self.open(new, [.create, .exclusiveCreate])
    do throws(Errno) {
      defer { try? file.close() }
      if let mode, fchmod(file.rawValue, mode) != 0 { throw Errno(rawValue: errno) }
      try Self.write(bytes, to: file)
    } catch {
      unlink(new)
      throw error
    }
    guard rename(new, path) == 0 else {
      let error = Errno(rawValue: errno)
      unlink(new)
      throw error
    }
  }

  private func overwrite(with bytes: [UInt8]) throws(Errno) {
    let deadline = ContinuousClock.now + Self.timeout
    var opened: FileDescriptor?
    while opened == nil {
      do throws(Errno) {
        opened = try Self.open(path, [.create, .truncate])
      } catch .noSuchAddressOrDevice where ContinuousClock.now < deadline {
        // Nobody reads the pipe yet.
        usleep(20_000)
      }
    }
    guard let file = opened else { return }
    defer { try? file.close() }
    try Self.write(bytes, to: file, until: deadline)
  }

  private static func open(_ path: String, _ options: FileDescriptor.OpenOptions) throws(Errno) -> FileDescriptor {
    do {
      return try .open(
        FilePath(path), .writeOnly, options: options.union([.closeOnExec, .nonBlocking]),
        permissions: FilePermissions(rawValue: 0o666))
    } catch {
      throw error as? Errno ?? .ioError
    }
  }

  private static func write(
    _ bytes: [UInt8], to file: FileDescriptor, until deadline: ContinuousClock.Instant = .now + timeout
  ) throws(Errno) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do {
        rest = rest.dropFirst(try rest.withUnsafeBytes { try file.write($0) })
      } catch Errno.wouldBlock {
        guard file.takesOutput(within: deadline - .now) else { throw .timedOut }
      } catch {
        throw error as? Errno ?? .ioError
      }
    }
  }
}
