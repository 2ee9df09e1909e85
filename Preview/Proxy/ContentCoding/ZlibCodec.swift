import CZlib

/// Decodes `gzip` and `deflate`.
final class ZlibCodec: ContentCodec {
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

  func decode(
    _ input: UnsafeMutableBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>
  ) throws -> (read: Int, written: Int) {
    guard !isEnded else { return (0, 0) }
    stream.pointee.next_in = input.baseAddress
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.next_out = output.baseAddress
    stream.pointee.avail_out = UInt32(output.count)
    let result = inflate(stream, Z_NO_FLUSH)
    guard result == Z_OK || result == Z_STREAM_END || result == Z_BUF_ERROR else { throw ContentDecodingError() }
    isEnded = result == Z_STREAM_END
    return (input.count - Int(stream.pointee.avail_in), output.count - Int(stream.pointee.avail_out))
  }
}
