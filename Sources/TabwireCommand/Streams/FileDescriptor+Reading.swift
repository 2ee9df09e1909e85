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
  func read(upToCount maximumByteCount: Int) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: maximumByteCount) { buffer, count in
      count = try read(into: UnsafeMutableRawBufferPointer(buffer))
    }
  }

  /// Reads the rest, or a part of it.
  ///
  /// - Parameter maximumByteCount: The maximum number of bytes.
  func readRest(upToCount maximumByteCount: Int = .max) throws -> [UInt8] {
    var rest: [UInt8] = []
    while rest.count < maximumByteCount {
      let bytes = try read(upToCount: min(1 << 16, maximumByteCount - rest.count))
      if bytes.isEmpty { break }
      rest += bytes
    }
    return rest
  }

  /// Reads a file, or the start of it.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - maximumByteCount: The maximum number of bytes.
  static func bytes(ofFile path: String, upToCount maximumByteCount: Int = .max) throws -> [UInt8] {
    let file = try open(FilePath(path), .readOnly, options: .closeOnExec)
    return try file.closeAfter { try file.readRest(upToCount: maximumByteCount) }
  }
}
