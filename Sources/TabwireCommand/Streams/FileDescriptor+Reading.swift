import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileDescriptor {
  /// Whether this is a terminal.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Reads the next bytes. Waits until there are some.
  ///
  /// - Parameter maximumByteCount: The maximum number of bytes.
  /// - Returns: The bytes, none at the end.
  func read(upToCount maximumByteCount: Int) throws(Errno) -> [UInt8] {
    do {
      return try [UInt8](unsafeUninitializedCapacity: maximumByteCount) { buffer, count in
        count = try read(into: UnsafeMutableRawBufferPointer(buffer))
      }
    } catch {
      throw error as? Errno ?? .ioError
    }
  }

  /// Waits until there is something to read, or the end.
  ///
  /// - Returns: `false` after the timeout.
  func hasInput(within timeout: Duration) -> Bool {
    isReady(POLLIN, within: timeout)
  }

  /// Waits until something can be written, or nobody reads.
  ///
  /// - Returns: `false` after the timeout.
  func takesOutput(within timeout: Duration) -> Bool {
    isReady(POLLOUT, within: timeout)
  }

  private func isReady(_ event: Int32, within timeout: Duration) -> Bool {
    guard timeout > .zero else { return false }
    var waiting = pollfd(fd: rawValue, events: Int16(event), revents: 0)
    return poll(&waiting, 1, Int32(clamping: timeout.milliseconds)) != 0
  }
}
