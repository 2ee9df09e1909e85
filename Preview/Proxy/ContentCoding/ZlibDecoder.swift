import CZlib

/// Decodes `gzip` and `deflate`.
final class ZlibDecoder: ContentDecoder {
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var isEnded = false

  init() throws {
    stream.initialize(to: z_stream())
    // 15 is the largest window, 32 recognizes the headers of both formats.
    guard tabwire_inflate_init(stream, 15 + 32) == Z_OK else {
      stream.deallocate()
      throw ContentDecodingError()
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  func decode(_ bytes: [UInt8]) throws -> [UInt8] {
    var input = bytes
    var decoded: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    try input.withUnsafeMutableBufferPointer { input in
      stream.pointee.next_in = input.baseAddress
      stream.pointee.avail_in = UInt32(input.count)
      repeat {
        guard !isEnded else { return }
        let result = buffer.withUnsafeMutableBufferPointer { buffer in
          stream.pointee.next_out = buffer.baseAddress
          stream.pointee.avail_out = UInt32(buffer.count)
          return inflate(stream, Z_NO_FLUSH)
        }
        guard result == Z_OK || result == Z_STREAM_END || result == Z_BUF_ERROR else { throw ContentDecodingError() }
        decoded += buffer[..<(buffer.count - Int(stream.pointee.avail_out))]
        isEnded = result == Z_STREAM_END
      } while stream.pointee.avail_in > 0 || stream.pointee.avail_out == 0
    }
    return decoded
  }
}
