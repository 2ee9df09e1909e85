/// Decodes `br` with the library `brotlidec`.
final class BrotliCodec: ContentCodec {
  struct Library: Sendable {
    typealias Create = @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> OpaquePointer?
    typealias Destroy = @convention(c) (OpaquePointer?) -> Void
    typealias Decompress =
      @convention(c) (
        OpaquePointer?, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UnsafePointer<UInt8>?>,
        UnsafeMutablePointer<Int>, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int>?
      ) -> CInt

    let create: Create
    let destroy: Destroy
    let decompress: Decompress

    init?() {
      guard
        let library = DynamicLibrary("libbrotlidec.so.1", "libbrotlidec.dylib", "/opt/homebrew/lib/libbrotlidec.dylib"),
        let create = library.function("BrotliDecoderCreateInstance", as: Create.self),
        let destroy = library.function("BrotliDecoderDestroyInstance", as: Destroy.self),
        let decompress = library.function("BrotliDecoderDecompressStream", as: Decompress.self)
      else { return nil }
      (self.create, self.destroy, self.decompress) = (create, destroy, decompress)
    }
  }

  static let library = Library()
  private static let errorResult: CInt = 0

  private let library: Library
  private let state: OpaquePointer

  init() throws {
    guard let library = Self.library, let state = library.create(nil, nil, nil) else { throw ContentDecodingError() }
    (self.library, self.state) = (library, state)
  }

  deinit {
    library.destroy(state)
  }

  func decode(
    _ input: UnsafeMutableBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
  ) throws -> (read: Int, written: Int) {
    var (unread, free) = (input.count, output.count)
    var next = input.baseAddress.map { UnsafePointer($0) }
    var end = output.baseAddress
    let result = library.decompress(state, &unread, &next, &free, &end, nil)
    guard result != Self.errorResult else { throw ContentDecodingError() }
    return (input.count - unread, output.count - free)
  }
}
