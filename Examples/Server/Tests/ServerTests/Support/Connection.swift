import Foundation
import NIOCore
import NIOPosix
import Testing

/// A TCP connection for raw, slow and malformed requests.
struct Connection {
  private let channel: NIOAsyncChannel<ByteBuffer, ByteBuffer>

  /// Connects to a local port, and disconnects after the closure.
  static func open<Value: Sendable>(
    port: Int, _ use: @Sendable (Writer, Reader) async throws -> Value
  ) async throws -> Value {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    var value: Value?
    do {
      try await channel.executeThenClose { inbound, outbound in
        value = try await use(Writer(outbound: outbound), Reader(inbound: inbound))
      }
    } catch let error as ChannelError where value != nil {
      // The server has already closed the connection.
      guard case .ioOnClosedChannel = error else { throw error }
    }
    return try #require(value)
  }

  /// Connects to a local port and sends a text, with the smallest buffer for an answer, which nobody reads.
  static func unread(port: Int, _ text: String) async throws -> any Channel {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.socketOption(.so_rcvbuf), value: 2048).channelOption(.autoRead, value: false)
      .connect(host: "127.0.0.1", port: port).get()
    try await channel.writeAndFlush(ByteBuffer(string: text)).get()
    return channel
  }

  struct Writer: Sendable {
    let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>

    /// Sends a text. If the server has closed the connection, the reader reports it.
    func send(_ text: String) async throws {
      do {
        try await outbound.write(ByteBuffer(string: text))
      } catch let error as ChannelError {
        guard case .ioOnClosedChannel = error else { throw error }
      }
    }

    /// Sends a text repeatedly until the server closes the connection.
    func sendUntilClosed(_ text: String) async throws {
      do {
        while true {
          try await outbound.write(ByteBuffer(string: text))
          try await Task.sleep(for: .milliseconds(50))
        }
      } catch is ChannelError {
      } catch is IOError {
      }
    }
  }

  /// Connects to a local port again and again until nobody listens there.
  static func flood(port: Int) async {
    let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
    do {
      while true { try await bootstrap.connect(host: "127.0.0.1", port: port).get().close().get() }
    } catch {}
  }

  /// Whether a process listens on a local port.
  static func isListening(port: Int) async throws -> Bool {
    guard let table = FileHandle(forReadingAtPath: "/proc/net/tcp") else { return await isAccepted(port: port) }
    let address = String(port, radix: 16, uppercase: true)
    let sockets = String(decoding: try table.readToEnd() ?? Data(), as: UTF8.self).split(separator: "\n")
    return sockets.contains { socket in
      let columns = socket.split(separator: " ")
      return columns.count > 3 && columns[1].hasSuffix(":" + address) && columns[3] == "0A"
    }
  }

  private static func isAccepted(port: Int) async -> Bool {
    do {
      try await open(port: port) { _, _ in }
      return true
    } catch {
      return false
    }
  }

  struct Reader: Sendable {
    let inbound: NIOAsyncChannelInboundStream<ByteBuffer>

    /// Reads until the server closes the connection.
    ///
    /// - Parameters:
    ///   - text: The text to wait for.
    ///   - act: Called when the text has arrived.
    func untilClosed(after text: String = "", act: () async throws -> Void = {}) async throws -> String {
      var all = ""
      var hasActed = false
      do {
        for try await bytes in inbound {
          all += String(buffer: bytes)
          if !hasActed && all.contains(text) {
            hasActed = true
            try await act()
          }
        }
      } catch let error as IOError where error.errnoCode == ECONNRESET {
        // The server closed the connection before it had read everything.
      }
      return all
    }

    /// Sends requests for pages one after the other, until one of the responses is the last.
    ///
    /// - Parameters:
    ///   - isLast: Whether a response, in lower case, is the last one.
    ///   - request: Sends a request.
    /// - Returns: The last response in lower case, or what arrived of it before the server closed the connection.
    func responses(
      until isLast: (String) -> Bool, request: () async throws -> Void
    ) async throws -> String {
      var response = ""
      var bytes = inbound.makeAsyncIterator()
      do {
        try await request()
        while let next = try await bytes.next() {
          response += String(buffer: next).lowercased()
          guard response.hasSuffix("</html>\n") else { continue }
          if isLast(response) { break }
          response = ""
          try await request()
        }
      } catch let error as IOError where error.errnoCode == ECONNRESET {
        // The server closed the connection in the middle of a request.
      }
      return response
    }

    /// Reads in steps: whenever what has arrived since the last step fulfils a condition, acts.
    func read(_ steps: [(isDone: (String) -> Bool, act: () async throws -> Void)]) async throws {
      var rest = steps[...]
      var text = ""
      for try await bytes in inbound {
        text += String(buffer: bytes)
        guard let step = rest.first, step.isDone(text) else { continue }
        rest = rest.dropFirst()
        text = ""
        try await step.act()
        if rest.isEmpty { return }
      }
      Issue.record("the connection ended with \(rest.count) steps left: \(text)")
    }

    /// Reads until a text arrives, or the server closes the connection.
    func until(_ end: String) async throws -> String {
      var text = ""
      for try await bytes in inbound {
        text += String(buffer: bytes)
        if text.contains(end) { break }
      }
      return text
    }
  }
}
