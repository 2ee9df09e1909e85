#if Hummingbird
  public import HummingbirdCore

  extension HTTPServerBuilder {
    /// Returns a builder of an HTTP/1.1 server that loses no request at a graceful shutdown.
    ///
    ///     Application(router: router, server: .gracefulHTTP1())
    ///
    /// - A keep-alive connection gets one more response, with `Connection: close`.
    /// - A connection that is accepted while the server closes is answered. With `http1`, it ends the process: see
    ///   docs/upstream/hummingbird-connection-at-shutdown.md.
    /// - A request with an absolute target of another host reaches ``SafetyMiddleware`` with two hosts.
    /// - A client of HTTP/1.0 gets no chunks.
    /// - An event stream takes its connection, and the task of its request ends: see `tabBarUpdates`.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the connections.
    ///   - timeout: The time that an idle connection stays open for one more request.
    public static func gracefulHTTP1(
      configuration: HTTP1Channel.Configuration = .init(), timeout: Duration = .seconds(1)
    ) -> HTTPServerBuilder {
      var configuration = configuration
      let handlers = configuration.additionalChannelHandlers
      configuration.additionalChannelHandlers = { handlers() + [GracefulClose(timeout: .init(timeout))] }
      return HTTPServerBuilder { [configuration] responder in
        GracefulHTTP1Channel(http1: HTTP1Channel(responder: responder, configuration: configuration))
      }
    }
  }
#endif
