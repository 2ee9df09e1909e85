#if Hummingbird
  import HTTPTypes
  public import Hummingbird
  import NIOCore
  public import TabwireServer

  extension RouterMethods where Context: TabwireRequestContext {
    /// Serves the event stream that changes tab bars without a page load.
    ///
    ///     router.tabBarUpdates("/tabs/updates", from: updates) { request, context, page in
    ///       guard let user = context.user else { return nil }
    ///       return TabBarSubscription(to: ["user:\(user.id)"], session: user.sessionKey) {
    ///         try await users.find(user.id).map { tabBar(for: $0) }
    ///       }
    ///     }
    ///
    /// The context of the request needs its channel: create its storage with ``TabwireStorage/init(source:)``.
    ///
    /// - Parameters:
    ///   - path: The path of the stream.
    ///   - updates: The updates of the server.
    ///   - subscription: Returns the tab bar of a request, by the server's own session, or `nil` if there is nothing to
    ///     update. Pages then ask again with growing delays.
    @discardableResult
    public func tabBarUpdates(
      _ path: RouterPath, from updates: TabBarUpdates,
      subscription: @escaping @Sendable (Request, Context, TabBarPage) async throws -> TabBarSubscription?
    ) -> Self {
      get(path) { request, context in
        guard let channel = context.tabwire.channel else { throw MissingChannelError() }
        // Once the stream has begun, nobody reads the rest of the request, and the server would wait for it.
        _ = try await request.body.collect(upTo: 1024)
        let page = TabBarPage(request)
        let mark = context.tabwire.sessionMark
        mark?.seal()
        var subscription = try await subscription(request, context, page)
        if let mark { subscription = subscription?.changing(mark.marked) }
        return Response(streaming: subscription, for: page, from: updates, on: channel)
      }
    }
  }

  extension Response {
    /// Creates the response with a stream, or without one if there is no subscription.
    ///
    /// A separate function, because a task keeps the memory of its functions while the stream is open.
    fileprivate init(
      streaming subscription: TabBarSubscription?, for page: TabBarPage, from updates: TabBarUpdates,
      on channel: any Channel
    ) {
      // Browsers do not reconnect after a 204 by themselves.
      guard let subscription else {
        self.init(status: .noContent, headers: [.cacheControl: "no-store"])
        return
      }
      var headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store"]
      // A proxy such as nginx would keep events until its buffer is full.
      if let buffering = HTTPField.Name("X-Accel-Buffering") { headers[buffering] = "no" }
      self.init(
        status: .ok, headers: headers,
        body: ResponseBody { writer in
          // The first write sends the head.
          try await writer.write(ByteBuffer(string: Reconnection.soon.text))
          try await EventStream(on: channel, from: updates).run(subscription, for: page)
        })
    }
  }

  extension TabBarPage {
    /// Reads the data that the page sends with its request.
    init(_ request: Request) {
      let query = request.uri.queryParameters
      let lastEventID = HTTPField.Name("Last-Event-ID").flatMap { request.headers[$0] }
      self.init(
        path: query["path"].map(String.init), revision: query["revision"].map(String.init), lastEventID: lastEventID)
    }
  }

  /// The error for a stream in a request context without its channel.
  public struct MissingChannelError: Error, CustomStringConvertible {
    public var description: String {
      "the request context has no channel; initialize its storage with TabwireStorage(source: source)"
    }
  }
#endif
