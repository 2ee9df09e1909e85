#if Hummingbird
  import NIOCore

  extension ByteBuffer {
    /// A chunk of a response of unknown length (RFC 9112, section 7.1). The empty one ends the response.
    init(chunk texts: [String]) {
      let length = texts.reduce(0) { $0 + $1.utf8.count }
      self.init()
      reserveCapacity(length + 16)
      writeString(String(length, radix: 16))
      writeStaticString("\r\n")
      for text in texts { writeString(text) }
      writeStaticString("\r\n")
    }
  }
#endif
