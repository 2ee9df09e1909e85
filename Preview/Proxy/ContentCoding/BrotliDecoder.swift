/// Decodes `br` with the library `brotlidec`.
final class BrotliDecoder: ContentDecoder {
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
  private static let needsMoreOutput: CInt = 3

  private let library: Library
  private let state: OpaquePointer

  init() throws {
    guard let library = Self.library, let state = library.create(nil, nil, nil) else { throw ContentDecodingError() }
    (self.library, self.state) = (library, state)
  }

  deinit {
    library.destroy(state)
  }

  func decode(_ bytes: [UInt8]) throws -> [UInt8] {
    var decoded: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    try bytes.withUnsafeBufferPointer { input in
      var available = input.count
      var next = input.baseAddress
      var result: CInt
      repeat {
        var free = buffer.count
        result = buffer.withUnsafeMutableBufferPointer { buffer in
          var end = buffer.baseAddress
          return library.decompress(state, &available, &next, &free, &end, nil)
        }
        guard result != Self.errorResult else { throw ContentDecodingError() }
        decoded += buffer[..<(buffer.count - free)]
      } while result == Self.needsMoreOutput
    }
    return decoded
  }
}
