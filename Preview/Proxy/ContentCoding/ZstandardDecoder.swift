/// Decodes `zstd` with the library `zstd`.
final class ZstandardDecoder: ContentDecoder {
  /// `ZSTD_inBuffer` and `ZSTD_outBuffer` of the library.
  struct Buffer {
    var bytes: UnsafeMutableRawPointer?
    var count: Int
    var position = 0
  }

  struct Library: Sendable {
    typealias Create = @convention(c) () -> OpaquePointer?
    typealias Free = @convention(c) (OpaquePointer?) -> Int
    typealias Decompress = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int
    typealias IsError = @convention(c) (Int) -> CUnsignedInt

    let create: Create
    let free: Free
    let decompress: Decompress
    let isError: IsError

    init?() {
      guard let library = DynamicLibrary("libzstd.so.1", "libzstd.dylib", "/opt/homebrew/lib/libzstd.dylib"),
        let create = library.function("ZSTD_createDStream", as: Create.self),
        let free = library.function("ZSTD_freeDStream", as: Free.self),
        let decompress = library.function("ZSTD_decompressStream", as: Decompress.self),
        let isError = library.function("ZSTD_isError", as: IsError.self)
      else { return nil }
      (self.create, self.free, self.decompress, self.isError) = (create, free, decompress, isError)
    }
  }

  static let library = Library()

  private let library: Library
  private let stream: OpaquePointer

  init() throws {
    guard let library = Self.library, let stream = library.create() else { throw ContentDecodingError() }
    (self.library, self.stream) = (library, stream)
  }

  deinit {
    _ = library.free(stream)
  }

  func decode(_ bytes: [UInt8]) throws -> [UInt8] {
    var input = bytes
    var decoded: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 128 * 1024)
    try input.withUnsafeMutableBytes { input in
      var source = Buffer(bytes: input.baseAddress, count: input.count)
      var isFull: Bool
      repeat {
        let written = try buffer.withUnsafeMutableBytes { buffer in
          var destination = Buffer(bytes: buffer.baseAddress, count: buffer.count)
          let result = library.decompress(stream, &destination, &source)
          guard library.isError(result) == 0 else { throw ContentDecodingError() }
          return destination.position
        }
        decoded += buffer[..<written]
        isFull = written == buffer.count
      } while source.position < source.count || isFull
    }
    return decoded
  }
}
