/// The native half of a component: receives the messages of the web component with the same name, and replies to them.
///
/// Subclass it, give it a ``name``, and override ``onReceive(message:)``.
@MainActor
open class BridgeComponent {
  /// Hears how a reply went: whether the page took it, or why it could not be sent.
  public typealias ReplyCompletionHandler = @MainActor (Result<Bool, any Error>) -> Void

  /// The name of the component, the same as the web component's. Every subclass must override it with a name of its own.
  open nonisolated class var name: String { "" }

  /// What connects the component to its destination and its page.
  public weak var delegate: (any BridgingDelegate)?

  private var received = ReceivedMessages()

  /// Called by the bridge when the first message for the component has come.
  public required init(destination: any BridgeDestination, delegate: any BridgingDelegate) {
    self.delegate = delegate
  }

  /// Called with every message of the web component. Override it to act on the message's event.
  open func onReceive(message: Message) {
    Hotwire.config.logger.error(
      "\(Self.self) does not override onReceive(message:), so \(quoted(message.event)) has no effect")
  }

  /// The last message received with an event.
  public func receivedMessage(for event: String) -> Message? {
    received[event]
  }

  /// Receives a message. The bridge calls it, and so do tests of a component.
  public func didReceive(message: Message) {
    received.append(message)
    onReceive(message: message)
  }

  // MARK: Lifecycle of the destination

  /// The destination's view is there.
  open func onViewDidLoad() {}

  /// The destination is about to be shown.
  open func onViewWillAppear() {}

  /// The destination is shown.
  open func onViewDidAppear() {}

  /// The destination is about to go.
  open func onViewWillDisappear() {}

  /// The destination is gone: take away what the component put there.
  open func onViewDidDisappear() {}
}

// MARK: - Replying

extension BridgeComponent {
  /// Replies with a received message, as it is or changed with `replacing`.
  ///
  /// - Returns: Whether the page took the reply. It does not if it is gone.
  /// - Throws: What the web view throws, for example if the web component's callback does.
  @discardableResult
  public func reply(with message: Message) async throws -> Bool {
    guard let delegate else {
      debugLog("The destination of \(Self.self) is gone; the reply to \(quoted(message.event)) is dropped")
      return false
    }
    return try await delegate.reply(with: message)
  }

  /// Replies to the last message received with an event, with the data it came with.
  ///
  /// - Returns: Whether the page took the reply. It does not if it is gone, or if there was no such message.
  /// - Throws: What the web view throws, for example if the web component's callback does.
  @discardableResult
  public func reply(to event: String) async throws -> Bool {
    guard let message = messageToReply(to: event) else { return false }
    return try await reply(with: message)
  }

  /// Replies to the last message received with an event.
  ///
  /// - Parameters:
  ///   - event: The event of the received message.
  ///   - jsonData: The data of the reply, as JSON text.
  /// - Returns: Whether the page took the reply. It does not if it is gone, or if there was no such message.
  /// - Throws: What the web view throws, for example if `jsonData` is not JSON or the web component's callback throws.
  @discardableResult
  public func reply(to event: String, with jsonData: String) async throws -> Bool {
    guard let message = messageToReply(to: event) else { return false }
    return try await reply(with: message.replacing(jsonData: jsonData))
  }

  /// Replies to the last message received with an event.
  ///
  /// - Parameters:
  ///   - event: The event of the received message.
  ///   - data: The data of the reply. If it cannot be encoded, the reason is logged and the message's own data is sent.
  /// - Returns: Whether the page took the reply. It does not if it is gone, or if there was no such message.
  /// - Throws: What the web view throws, for example if the web component's callback does.
  @discardableResult
  public func reply<T: Encodable>(to event: String, with data: T) async throws -> Bool {
    guard let message = messageToReply(to: event) else { return false }
    return try await reply(with: message.replacing(data: data))
  }

  /// Replies with a received message, as it is or changed with `replacing`.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - completion: Hears whether the page took the reply.
  public func reply(with message: Message, completion: ReplyCompletionHandler? = nil) {
    complete(completion) { try await self.reply(with: message) }
  }

  /// Replies to the last message received with an event, with the data it came with.
  ///
  /// - Parameters:
  ///   - event: The event of the received message.
  ///   - completion: Hears whether the page took the reply.
  public func reply(to event: String, completion: ReplyCompletionHandler? = nil) {
    complete(completion) { try await self.reply(to: event) }
  }

  /// Replies to the last message received with an event.
  ///
  /// - Parameters:
  ///   - event: The event of the received message.
  ///   - jsonData: The data of the reply, as JSON text.
  ///   - completion: Hears whether the page took the reply.
  public func reply(to event: String, with jsonData: String, completion: ReplyCompletionHandler? = nil) {
    complete(completion) { try await self.reply(to: event, with: jsonData) }
  }

  /// Replies to the last message received with an event.
  ///
  /// - Parameters:
  ///   - event: The event of the received message.
  ///   - data: The data of the reply. If it cannot be encoded, the reason is logged and the message's own data is sent.
  ///   - completion: Hears whether the page took the reply.
  public func reply<T: Encodable>(to event: String, with data: T, completion: ReplyCompletionHandler? = nil) {
    guard let message = messageToReply(to: event) else {
      completion?(.success(false))
      return
    }
    reply(with: message.replacing(data: data), completion: completion)
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
        let isTaken = try await reply()
        completion?(.success(isTaken))
      } catch {
        debugLog("A reply of \(Self.self) failed: \(error)")
        completion?(.failure(error))
      }
    }
  }
}
