/// The native half of a component, which receives the messages of the web component with the same name and replies.
///
/// A subclass overrides ``name`` and ``onReceive(message:)``.
@MainActor
open class BridgeComponent {
  /// Called with whether the page received a reply, or with the error that prevented it.
  public typealias ReplyCompletionHandler = @MainActor (Result<Bool, any Error>) -> Void

  /// The unique name of the component, the same as the web component's. Every subclass must override it.
  open nonisolated class var name: String { "" }

  /// Whether messages that arrive while the destination is inactive are kept and delivered when it appears. Otherwise
  /// they are rejected. `true` by default.
  open nonisolated class var keepsMessagesWhileInactive: Bool { true }

  /// The connection to the component's destination and page.
  public weak var delegate: (any BridgingDelegate)?

  private var received = ReceivedMessages()

  /// Creates the component. The bridge calls this initializer when the component's first message arrives.
  public required init(destination: any BridgeDestination, delegate: any BridgingDelegate) {
    self.delegate = delegate
  }

  /// Called with every message of the web component. Override it to handle the message's event.
  open func onReceive(message: Message) {
    Hotwire.config.logger.error(
      "\(Self.self) must override onReceive(message:) to handle the event \(quoted(message.event))")
  }

  /// Returns the last received message with an event, or `nil`.
  public func receivedMessage(for event: String) -> Message? {
    received[event]
  }

  /// Receives a message. The bridge calls this method; a component's own tests can, too.
  public func didReceive(message: Message) {
    received.append(message)
    onReceive(message: message)
  }

  // MARK: Lifecycle of the destination

  /// Calls ``onViewDidLoad()``. The delegate calls this method; a component's own tests can, too.
  public func viewDidLoad() { onViewDidLoad() }

  /// Calls ``onViewWillAppear()``. The delegate calls this method; a component's own tests can, too.
  public func viewWillAppear() { onViewWillAppear() }

  /// Calls ``onViewDidAppear()``. The delegate calls this method; a component's own tests can, too.
  public func viewDidAppear() { onViewDidAppear() }

  /// Calls ``onViewWillDisappear()``. The delegate calls this method; a component's own tests can, too.
  public func viewWillDisappear() { onViewWillDisappear() }

  /// Calls ``onViewDidDisappear()``. The delegate calls this method; a component's own tests can, too.
  public func viewDidDisappear() { onViewDidDisappear() }

  /// Called when the destination's view has loaded.
  open func onViewDidLoad() {}

  /// Called before the destination's view appears.
  open func onViewWillAppear() {}

  /// Called when the destination's view has appeared.
  open func onViewDidAppear() {}

  /// Called before the destination's view disappears.
  open func onViewWillDisappear() {}

  /// Called when the destination's view has disappeared. Override it to remove the component's native controls.
  open func onViewDidDisappear() {}
}

// MARK: - Replying

extension BridgeComponent {
  /// Replies with a received message, unchanged or derived from it with `replacing`.
  ///
  /// - Returns: Whether the page received the reply.
  /// - Throws: An error of the web view, for example if the web component's callback throws.
  @discardableResult
  public func reply(with message: Message) async throws -> Bool {
    guard let delegate else {
      debugLog("reply to \(quoted(message.event)) dropped: the destination of \(Self.self) is gone")
      return false
    }
    return try await delegate.reply(with: message)
  }

  /// Replies to the last received message with an event, with the message's own data.
  ///
  /// - Returns: Whether the page received the reply. `false` if no such message was received.
  /// - Throws: An error of the web view, for example if the web component's callback throws.
  @discardableResult
  public func reply(to event: String) async throws -> Bool {
    guard let message = messageToReply(to: event) else { return false }
    return try await reply(with: message)
  }

  /// Replies to the last received message with an event.
  ///
  /// - Parameters:
  ///   - event: The event of the received message.
  ///   - jsonData: The data of the reply, as JSON text.
  /// - Returns: Whether the page received the reply. `false` if no such message was received.
  /// - Throws: An error of the web view, for example if `jsonData` is not JSON or the web component's callback throws.
  @discardableResult
  public func reply(to event: String, with jsonData: String) async throws -> Bool {
    guard let message = messageToReply(to: event) else { return false }
    return try await reply(with: message.replacing(jsonData: jsonData))
  }

  /// Replies to the last received message with an event.
  ///
  /// - Parameters:
  ///   - event: The event of the received message.
  ///   - data: The data of the reply. If it cannot be encoded, the error is logged and the message's own data is sent.
  /// - Returns: Whether the page received the reply. `false` if no such message was received.
  /// - Throws: An error of the web view, for example if the web component's callback throws.
  @discardableResult
  public func reply<T: Encodable>(to event: String, with data: T) async throws -> Bool {
    guard let message = messageToReply(to: event) else { return false }
    return try await reply(with: message.replacing(data: data))
  }

  /// Replies with a received message, unchanged or derived from it with `replacing`.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - completion: Called with whether the page received the reply, or with ``BridgeComponentError/delegateNil``.
  public func reply(with message: Message, completion: ReplyCompletionHandler? = nil) {
    complete(completion) {
      guard self.delegate != nil else { throw BridgeComponentError.delegateNil }
      return try await self.reply(with: message)
    }
  }

  /// Replies to the last received message with an event, with the message's own data.
  ///
  /// - Parameters:
  ///   - event: The event of the received message.
  ///   - completion: Called with whether the page received the reply.
  public func reply(to event: String, completion: ReplyCompletionHandler? = nil) {
    complete(completion) { try await self.reply(to: event) }
  }

  /// Replies to the last received message with an event.
  ///
  /// - Parameters:
  ///   - event: The event of the received message.
  ///   - jsonData: The data of the reply, as JSON text.
  ///   - completion: Called with whether the page received the reply.
  public func reply(to event: String, with jsonData: String, completion: ReplyCompletionHandler? = nil) {
    complete(completion) { try await self.reply(to: event, with: jsonData) }
  }

  /// Replies to the last received message with an event.
  ///
  /// - Parameters:
  ///   - event: The event of the received message.
  ///   - data: The data of the reply. If it cannot be encoded, the error is logged and the message's own data is sent.
  ///   - completion: Called with whether the page received the reply.
  public func reply<T: Encodable>(to event: String, with data: T, completion: ReplyCompletionHandler? = nil) {
    // The data is encoded now, because it may not be sendable.
    let message = messageToReply(to: event)?.replacing(data: data)
    complete(completion) {
      guard let message else { return false }
      return try await self.reply(with: message)
    }
  }

  private func messageToReply(to event: String) -> Message? {
    let message = receivedMessage(for: event)
    if message == nil {
      Hotwire.config.logger.warning("\(Self.self) cannot reply to \(quoted(event)): no such message was received")
    }
    return message
  }

  private func complete(_ completion: ReplyCompletionHandler?, _ reply: @escaping @MainActor () async throws -> Bool) {
    Task {
      do {
        let isReceived = try await reply()
        completion?(.success(isReceived))
      } catch {
        debugLog("reply of \(Self.self) failed: \(error)")
        completion?(.failure(error))
      }
    }
  }
}
