import Foundation

/// Changes the tab bars of pages that are open, without a page load.
///
/// Create one when the server starts. Publish a topic after a change, in any process:
///
///     let updates = TabBarUpdates(renderer: renderer) { logger.error("\($0)") }
///     updates.publish("user:7")
///
/// Every open page that the change concerns is sent its tab bar, if that differs from the last one it was sent. A
/// change says only which tab bars may have changed. Their contents are declared for each stream, by its own session.
public final class TabBarUpdates: Sendable {
  /// A heartbeat in the format `text/event-stream`. A connection writes one when its stream opens, before any event, and each
  /// time that ``TabBarConnection/sendHeartbeat(_:)`` is called: a page that gets none for three times as long opens another
  /// stream (P12.11).
  public let heartbeat: String
  private let renderer: TabBarRenderer
  private let publication: BrokerPublication?
  private let report: @Sendable (any Error) -> Void
  private let runtime: any TabBarRuntime
  private let state: LockedState<State>

  private struct State {
    var hub: TabBarHub
    var streams: [TabBarSubscriberID: Stream] = [:]
    var timer: (task: Task<Void, Never>, deadline: Int64)?
    /// Receives the changes of other processes.
    var reception: Task<Void, Never>?
    /// The counts since the start.
    var statistics = TabBarUpdatesStatistics()
  }

  /// A stream that is open.
  private final class Stream: Sendable {
    let subscription: TabBarSubscription
    let page: TabBarPage
    let connection: any TabBarConnection
    /// The events that the connection has yet to take, and whether it is taking one.
    private let unsent = LockedState((events: [TabBarEvent](), isSending: false))

    init(_ subscription: TabBarSubscription, for page: TabBarPage, on connection: any TabBarConnection) {
      self.subscription = subscription
      self.page = page
      self.connection = connection
    }

    /// Adds an event, after those before it.
    func add(_ event: TabBarEvent) {
      unsent.withLock { $0.events.append(event) }
    }

    /// Sends the events, one at a time and in order. Call it without a lock: the connection may call back.
    func send() {
      while let event = unsent.withLock({ Self.next(&$0) }) {
        connection.send(event)
        unsent.withLock { $0.isSending = false }
      }
    }

    private static func next(_ unsent: inout (events: [TabBarEvent], isSending: Bool)) -> TabBarEvent? {
      guard !unsent.isSending, !unsent.events.isEmpty else { return nil }
      unsent.isSending = true
      return unsent.events.removeFirst()
    }
  }

  /// The rendering of a stream's tab bar.
  private struct Rendering {
    let id: TabBarSubscriberID
    let stream: Stream
    /// The revision that the event must exceed, or `nil`.
    let revision: Int64?
  }

  /// Creates the updates of a server.
  ///
  /// - Parameters:
  ///   - renderer: Renders the tab bars, as for pages.
  ///   - options: Times and limits.
  ///   - broker: Connects the processes of the server, or `nil` if it is a single one.
  ///   - onError: Called with the errors of subscriptions, tab bars and the broker. The streams stay open and are rendered
  ///     again.
  public convenience init(
    renderer: TabBarRenderer = TabBarRenderer(), options: TabBarUpdatesOptions = TabBarUpdatesOptions(),
    broker: (any TabBarBroker)? = nil, onError: @escaping @Sendable (any Error) -> Void
  ) {
    self.init(renderer: renderer, options: options, broker: broker, runtime: SystemRuntime(), onError: onError)
  }

  /// Creates the updates of a server with clocks and tasks of its own.
  package init(
    renderer: TabBarRenderer, options: TabBarUpdatesOptions, broker: (any TabBarBroker)?, runtime: any TabBarRuntime,
    onError: @escaping @Sendable (any Error) -> Void
  ) {
    heartbeat = options.heartbeat
    self.renderer = renderer
    self.runtime = runtime
    report = onError
    state = LockedState(State(hub: TabBarHub(options: options)))
    publication = broker.map { BrokerPublication($0, runtime: runtime, onError: onError) }
    guard let broker else { return }
    let changes = broker.changes
    let reception = runtime.start { [weak self] in
      for await change in changes { self?.receive(change) }
    }
    state.withLock { $0.reception = reception }
    if options.publishesAtStart { publication?.publish(.everybody) }
  }

  deinit {
    state.withLock { state in
      state.reception?.cancel()
      state.timer?.task.cancel()
    }
    publication?.cancel()
  }

  /// The number of open streams in this process.
  public var streamCount: Int { state.withLock { $0.hub.subscriberCount } }

  /// The numbers of this process now, for metrics. They are counted when they are asked for: ask every few seconds.
  public var statistics: TabBarUpdatesStatistics {
    let now = runtime.now
    var statistics = state.withLock { state in
      var statistics = state.statistics
      statistics.streamCount = state.hub.subscriberCount
      statistics.pendingRenderingCount = state.hub.renderingCount
      statistics.oldestRenderingAge = .milliseconds(state.hub.oldestRenderingStart.map { now - $0 } ?? 0)
      return statistics
    }
    if let publication {
      (statistics.brokerLag, statistics.pendingChangeCount) = (publication.lag, publication.pendingCount)
    }
    return statistics
  }

  // MARK: Changes

  /// Publishes that the tab bars of topics may have changed. Call it after the change is committed.
  ///
  /// It returns at once, and may be called as often as you like: changes of 50 milliseconds are collected.
  ///
  /// - Parameter topics: The topics.
  public func publish(_ topics: TabBarTopic...) {
    for topic in topics { publish(.topic(topic)) }
  }

  /// Publishes that any tab bar may have changed.
  public func publishToEverybody() {
    publish(.everybody)
  }

  private func publish(_ change: TabBarChange) {
    note(change)
    publication?.publish(change)
  }

  private func receive(_ change: TabBarChange) {
    publication?.noteArrival(of: change)
    note(change)
  }

  private func note(_ change: TabBarChange) {
    let now = runtime.now
    state.withLock { $0.hub.publish(change, now: now) }
    advance()
  }

  // MARK: Streams

  /// Opens a stream. Its tab bar is sent at once, unless the page has it.
  ///
  /// - Parameters:
  ///   - subscription: The tab bar, by the session of the server.
  ///   - page: The data that the page sent.
  ///   - connection: The connection.
  /// - Returns: The identity of the stream, or `nil` if there are too many.
  public func open(
    _ subscription: TabBarSubscription, for page: TabBarPage, on connection: any TabBarConnection
  ) -> TabBarSubscriberID? {
    let now = runtime.now
    let expiry = subscription.expiry.map { now + Int64(min($0.timeIntervalSince(runtime.date), 1e12) * 1000) }
    let id = state.withLock { state in
      let id = state.hub.subscribe(
        to: subscription.topics, session: subscription.session?.rawValue, revision: page.revision,
        lastEventID: page.lastEventID, until: expiry, now: now)
      guard let id else { return id }
      state.streams[id] = Stream(subscription, for: page, on: connection)
      state.statistics.openedStreamCount += 1
      if page.lastEventID != nil { state.statistics.reconnectionCount += 1 }
      return id
    }
    advance()
    return id
  }

  /// Records that the connection of a stream has ended.
  public func close(_ id: TabBarSubscriberID) {
    state.withLock { state in
      state.hub.unsubscribe(id)
      state.streams[id] = nil
    }
  }

  /// Records that the connection of a stream is full, or takes events again.
  public func connection(of id: TabBarSubscriberID, isWritable: Bool) {
    state.withLock { $0.hub.connection(of: id, isWritable: isWritable) }
    if isWritable { advance() }
  }

  // MARK: Effects

  /// Carries out what the hub wants, and sleeps until its next deadline.
  private func advance() {
    let now = runtime.now
    let effects = state.withLock { state in
      let isDue = state.hub.nextDeadline.map { $0 <= now } ?? false
      let effects = isDue ? state.hub.advance(to: now) : []
      return effects.compactMap { effect in
        switch effect {
        case .render(let id, _), .heartbeat(let id): state.streams[id].map { (effect, $0) }
        case .close(let id, _): state.streams.removeValue(forKey: id).map { (effect, $0) }
        }
      }
    }
    var renderings: [Rendering] = []
    for (effect, stream) in effects {
      switch effect {
      case .render(let id, let revision): renderings.append(Rendering(id: id, stream: stream, revision: revision))
      case .heartbeat(let id): beat(id, stream)
      case .close(_, let reason): close(stream, reason)
      }
    }
    start(renderings)
    sleep()
  }

  /// Sends a heartbeat, unless the session has ended by the calendar: the clock may have been set since the stream opened.
  private func beat(_ id: TabBarSubscriberID, _ stream: Stream) {
    guard let expiry = stream.subscription.expiry, expiry <= runtime.date else {
      return stream.connection.sendHeartbeat(heartbeat)
    }
    close(id)
    close(stream, .expired)
  }

  /// Closes a stream. Statistics and log have the reason before the client sees the end.
  private func close(_ stream: Stream, _ reason: TabBarCloseReason) {
    if reason == .renderingTimeout {
      let timeout = state.withLock { state in
        state.statistics.overdueRenderingCount += 1
        return state.hub.options.renderingTimeout
      }
      report(TabBarRenderingTimeoutError(path: stream.page.path, timeout: .milliseconds(timeout)))
    }
    stream.connection.close(reason)
  }

  private func sleep() {
    let now = runtime.now
    state.withLock { state in
      guard let deadline = state.hub.nextDeadline else {
        state.timer?.task.cancel()
        state.timer = nil
        return
      }
      if let timer = state.timer, timer.deadline <= deadline { return }
      state.timer?.task.cancel()
      let task = runtime.start { [weak self, runtime] in
        await runtime.sleep(milliseconds: max(deadline, now) - now)
        if !Task.isCancelled { self?.wake() }
      }
      state.timer = (task, deadline)
    }
  }

  private func wake() {
    state.withLock { $0.timer = nil }
    advance()
  }

  // Foundation reads files to count the cores, each time.
  private static let coreCount = ProcessInfo.processInfo.activeProcessorCount

  /// Starts renderings, in a few tasks for each core: a task in the system's queue for each stream takes more processor time.
  private func start(_ renderings: [Rendering]) {
    let batchSize = max(1, renderings.count / (4 * Self.coreCount))
    for first in stride(from: 0, to: renderings.count, by: batchSize) {
      let batch = renderings[first..<min(first + batchSize, renderings.count)]
      _ = runtime.start {
        for rendering in batch { self.render(rendering) }
      }
    }
  }

  private func render(_ rendering: Rendering) {
    switch rendering.stream.subscription.declaration {
    case .immediate(let declare):
      finish(rendering, with: Result { try declare() })
    case .awaited(let declare):
      runtime.startNow {
        let result: Result<TabBar?, any Error>
        do { result = .success(try await declare()) } catch { result = .failure(error) }
        self.finish(rendering, with: result)
      }
    }
  }

  /// Sends what a stream has declared.
  private func finish(_ rendering: Rendering, with result: Result<TabBar?, any Error>) {
    let (id, stream) = (rendering.id, rendering.stream)
    do {
      guard let tabBar = try result.get() else {
        close(id)
        return stream.connection.close(nil)
      }
      let event = try renderer.event(
        tabBar, for: stream.page.path, label: stream.subscription.label, above: rendering.revision)
      let now = runtime.now
      let isDueAgain = state.withLock { state in
        // Events reach the connection in the order in which the hub allows them.
        if state.hub.rendered(id, as: event.id, now: now) {
          stream.add(event)
          state.statistics.eventCount += 1
        }
        return state.hub.isReady
      }
      stream.send()
      if isDueAgain { advance() }
    } catch {
      state.withLock { state in
        state.hub.renderingFailed(id)
        state.statistics.failedRenderingCount += 1
      }
      report(error)
    }
  }
}
