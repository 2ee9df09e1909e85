/// Decodes `zstd` with the library `zstd`.
final class ZstandardCodec: ContentCodec {
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

  func decode(
    _ input: UnsafeMutableBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
  ) throws -> (read: Int, written: Int) {
    var source = Buffer(bytes: UnsafeMutableRawPointer(input.baseAddress), count: input.count)
    var destination = Buffer(bytes: UnsafeMutableRawPointer(output.baseAddress), count: output.count)
    let result = library.decompress(stream, &destination, &source)
    guard library.isError(result) == 0 else { throw ContentDecodingError() }
    return (source.position, destination.position)
  }
}
