import NIOCore
import NIOPosix
import Testing

/// A client of event streams over a real connection, which sees every byte.
struct EventStreamClient {
  let port: Int

  /// Opens a stream, and disconnects after the closure.
  func open<Value: Sendable>(
    _ path: String, _ headers: [String] = [], version: String = "1.1", _ use: @Sendable (Stream) async throws -> Value
  ) async throws -> Value {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      let lines = (["GET \(path) HTTP/\(version)", "Host: localhost"] + headers).map { "\($0)\r\n" }.joined()
      try await outbound.write(ByteBuffer(string: lines + "\r\n"))
      let (parts, input) = AsyncStream.makeStream(of: String.self)
      async let _: Void = {
        defer { input.finish() }
        for try await bytes in inbound { input.yield(String(buffer: bytes)) }
      }()
      let value = try await use(Stream(parts: parts) { try await outbound.write(ByteBuffer(string: $0)) })
      return value
    }
  }

  /// Opens a stream, closes this end of the connection at once, and reads until the server closes its own.
  func openHalfClosed(_ path: String, _ headers: [String]) async throws -> String {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
            wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      let lines = (["GET \(path) HTTP/1.1", "Host: localhost"] + headers).map { "\($0)\r\n" }.joined()
      try await outbound.write(ByteBuffer(string: lines + "\r\n"))
      outbound.finish()
      var text = ""
      for try await bytes in inbound { text += String(buffer: bytes) }
      return text
    }
  }

  /// The bytes that a server writes, and those that the client sends after its request.
  struct Stream: Sendable {
    let parts: AsyncStream<String>
    let write: @Sendable (String) async throws -> Void

    /// Reads until a text has arrived.
    ///
    /// - Returns: Everything that has arrived since the last call.
    func read(until end: String) async -> String {
      var text = ""
      for await part in parts {
        text += part
        if text.contains(end) { return text }
      }
      Issue.record("the connection ended before \(end): \(text)")
      return text
    }

    /// Reads until the server closes the connection.
    func readToEnd() async -> String {
      var text = ""
      for await part in parts { text += part }
      return text
    }
  }
}
