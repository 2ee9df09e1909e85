import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOPosix

/// A server that listens on a port of its own while a test uses it.
public struct RunningServer: Sendable {
  public let port: Int

  /// Sends a request over a connection of its own, and reads the response to its end.
  ///
  /// - Parameter path: The target of the request, which is sent as it is.
  public func request(
    _ path: String, _ method: HTTPRequest.Method = .get, headers: HTTPFields = [:], body: ByteBuffer? = nil
  ) async throws -> HTTPAnswer {
    var headers = headers
    headers[.connection] = "close"
    headers[.contentLength] = body.map { String($0.readableBytes) }
    let head = HTTPRequest(method: method, scheme: "http", authority: "localhost", path: path, headerFields: headers)
    let answer = try await connection().executeThenClose { inbound, outbound in
      async let sending: Void = Self.send(head, body, to: outbound)
      let answer = try await HTTPAnswer(inbound)
      await sending
      return answer
    }
    guard let answer else { throw NoAnswer(path: path) }
    return answer
  }

  private func connection() async throws -> NIOAsyncChannel<HTTPResponsePart, HTTPRequestPart> {
    try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton).connect(host: "127.0.0.1", port: port) {
      channel in
      channel.eventLoop.makeCompletedFuture {
        try channel.pipeline.syncOperations.addHTTPClientHandlers()
        try channel.pipeline.syncOperations.addHandler(HTTP1ToHTTPClientCodec())
        return try NIOAsyncChannel(wrappingChannelSynchronously: channel)
      }
    }
  }

  private static func send(
    _ head: HTTPRequest, _ body: ByteBuffer?, to outbound: NIOAsyncChannelOutboundWriter<HTTPRequestPart>
  ) async {
    do {
      try await outbound.write(.head(head))
      if let body { try await outbound.write(.body(body)) }
      try await outbound.write(.end(nil))
    } catch {
      // The server has answered before it had read everything, and has closed the connection.
    }
  }
}

/// The connection ended without a response.
struct NoAnswer: Error {
  let path: String
}

/// The response to a request.
public struct HTTPAnswer: Sendable {
  public let status: HTTPResponse.Status
  public let headers: HTTPFields
  public let body: ByteBuffer

  /// Reads a response, or returns nothing if the connection ends before its end.
  init?(_ parts: NIOAsyncChannelInboundStream<HTTPResponsePart>) async throws {
    var head: HTTPResponse?
    var body = ByteBuffer()
    for try await part in parts {
      switch part {
      case .head(let response): head = response
      case .body(let bytes): body.writeImmutableBuffer(bytes)
      case .end:
        guard let head else { return nil }
        (status, headers, self.body) = (head.status, head.headerFields, body)
        return
      }
    }
    return nil
  }
}
