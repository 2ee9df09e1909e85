#if Hummingbird
  import NIOCore

  extension ByteBuffer {
    /// A chunk of a response of unknown length (RFC 9112, section 7.1). The empty one ends the response.
    init(chunk text: String) {
      let length = text.utf8.count
      self.init()
      reserveCapacity(length + 16)
      writeString(String(length, radix: 16))
      writeStaticString("\r\n")
      writeString(text)
      writeStaticString("\r\n")
    }
  }
#endif
