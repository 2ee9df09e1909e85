/// The subscribers of tab bars, as a state machine without clock, sockets or tasks.
///
/// A hub decides which subscribers are rendered, what they are sent, and when. Its owner reports each event with its time,
/// and carries out the effects of ``advance(to:)``:
///
///     let id = hub.subscribe(to: ["user:7"], lastEventID: lastEventID, now: now)
///     hub.publish(.topic("user:7"), now: now)
///     for effect in hub.advance(to: now) { … }  // and again at `hub.nextDeadline`
///
/// - Events carry the full state, so that any of them may be dropped. A subscriber has at most one pending update, which
///   is rendered when it can be written.
/// - A subscriber is rendered once for all the changes of 50 milliseconds, and sent what differs from the event before.
/// - No subscriber waits for another one.
///
/// Times are milliseconds of any clock that does not go back.
package struct TabBarHub: Sendable {
  /// An effect that the owner of a hub carries out.
  package enum Effect: Sendable, Hashable {
    /// Render the tab bar of a subscriber, with a revision above the given one, and call ``rendered(_:as:now:)`` or
    /// ``renderingFailed(_:)``.
    case render(TabBarSubscriberID, above: Int64?)
    /// Write a heartbeat.
    case heartbeat(TabBarSubscriberID)
    /// Close the connection. The subscriber is gone already.
    case close(TabBarSubscriberID, TabBarCloseReason)
  }

  /// The topics and the session of a subscriber.
  private struct Membership {
    let topics: Set<TabBarTopic>
    let session: String?
  }

  /// The times and limits.
  package let options: TabBarUpdatesOptions
  private var subscribers: [TabBarSubscriberID: Subscriber] = [:]
  private var memberships: [TabBarSubscriberID: Membership] = [:]
  private var subscribersOfTopic: [TabBarTopic: Set<TabBarSubscriberID>] = [:]
  /// The subscribers of each session, the oldest first.
  private var subscribersOfSession: [String: [TabBarSubscriberID]] = [:]
  private var lastNumber: UInt64 = 0

  private var changes = CollectedChanges()
  /// The subscribers that are rendered next. Some of them may be gone by then.
  private var ready: [TabBarSubscriberID] = []
  /// The subscribers that newer ones of their session have replaced, to be closed.
  private var replaced: [TabBarSubscriberID] = []
  /// The subscribers that are rendered once more, because a replica may have been behind. The soonest first.
  private var repeats: ArraySlice<(time: Int64, ids: [TabBarSubscriberID])> = []
  private var nextHeartbeat: Int64?
  /// The time to look for renderings that take too long, or `nil` while none is under way.
  private var nextRenderingCheck: Int64?
  /// The number of subscribers that are being rendered.
  package private(set) var renderingCount = 0

  /// Creates a hub without subscribers.
  package init(options: TabBarUpdatesOptions = TabBarUpdatesOptions()) {
    self.options = options
  }

  /// The number of subscribers.
  package var subscriberCount: Int { subscribers.count }

  /// The time at which ``advance(to:)`` has something to do, or `nil` if it waits for an event.
  package var nextDeadline: Int64? {
    if isReady { return .min }
    return [changes.deadline, repeats.first?.time, nextHeartbeat, nextRenderingCheck].lazy.compactMap(\.self).min()
  }

  /// The time at which the oldest rendering that is under way began, or `nil` if there is none.
  package var oldestRenderingStart: Int64? {
    subscribers.values.lazy.filter(\.isRendering).map(\.renderingStart).min()
  }

  /// Whether ``advance(to:)`` has something to do at once.
  package var isReady: Bool { !ready.isEmpty || !replaced.isEmpty }

  // MARK: Subscribers

  /// Adds a subscriber. It is rendered at once, and sent its tab bar if that differs from the last event.
  ///
  /// - Parameters:
  ///   - topics: The topics, by the server's own session. ``TabBarChange/everybody`` concerns every subscriber.
  ///   - session: The key of the session, for the limit of subscribers of a session, or `nil` for no limit.
  ///   - revision: The highest revision that the client reports, or `nil`.
  ///   - lastEventID: The last event that the client reports, or `nil`.
  ///   - expiry: The time at which the session ends, or `nil`.
  ///   - now: The time.
  /// - Returns: The subscriber, or `nil` if there are too many.
  package mutating func subscribe(
    to topics: Set<TabBarTopic>, session: String? = nil, revision: Int64? = nil, lastEventID: TabBarEventID? = nil,
    until expiry: Int64? = nil, now: Int64
  ) -> TabBarSubscriberID? {
    if let session, let oldest = subscribersOfSession[session]?.first,
      subscribersOfSession[session, default: []].count >= options.maximumSubscriberCountPerSession
    {
      unsubscribe(oldest)
      replaced.append(oldest)
    }
    guard subscribers.count < options.maximumSubscriberCount else { return nil }
    lastNumber += 1
    let id = TabBarSubscriberID(number: lastNumber)
    subscribers[id] = Subscriber(
      expiry: expiry, revision: [revision, lastEventID?.revision].compactMap(\.self).max(), digest: lastEventID?.digest)
    memberships[id] = Membership(topics: topics, session: session)
    for topic in topics { subscribersOfTopic[topic, default: []].insert(id) }
    if let session { subscribersOfSession[session, default: []].append(id) }
    ready.append(id)
    renderAgain([id], now: now)
    nextHeartbeat = nextHeartbeat ?? now + options.heartbeatInterval
    return id
  }

  /// Removes a subscriber whose connection or session has ended.
  package mutating func unsubscribe(_ id: TabBarSubscriberID) {
    noteRenderingEnd(of: subscribers.removeValue(forKey: id))
    guard let membership = memberships.removeValue(forKey: id) else { return }
    for topic in membership.topics {
      subscribersOfTopic[topic]?.remove(id)
      if subscribersOfTopic[topic]?.isEmpty == true { subscribersOfTopic[topic] = nil }
    }
    if let session = membership.session {
      subscribersOfSession[session]?.removeAll { $0 == id }
      if subscribersOfSession[session]?.isEmpty == true { subscribersOfSession[session] = nil }
    }
    if subscribers.isEmpty { nextHeartbeat = nil }
  }

  // MARK: Changes

  /// Records a change. It is cheap: a thousand changes of a topic with ten thousand subscribers cost a thousand
  /// insertions.
  package mutating func publish(_ change: TabBarChange, now: Int64) {
    switch change {
    case .topic(let topic) where subscribersOfTopic[topic] == nil: return
    case .everybody where subscribers.isEmpty: return
    default: changes.insert(change, deadline: now + options.coalescingTime)
    }
  }

  /// Records that a subscriber was rendered.
  ///
  /// - Parameters:
  ///   - id: The subscriber.
  ///   - event: The result.
  ///   - now: The time.
  /// - Returns: Whether to write the event to the connection of the subscriber. Otherwise it is dropped.
  package mutating func rendered(_ id: TabBarSubscriberID, as event: TabBarEventID, now: Int64) -> Bool {
    guard var subscriber = subscribers[id], !subscriber.isExpired(at: now) else { return false }
    noteRenderingEnd(of: subscriber)
    let isOutdated = subscriber.activity == .renderingOutdated
    let isNew = event.digest != subscriber.digest
    let isSent = isNew && subscriber.connection == .writable
    if isSent { (subscriber.revision, subscriber.digest) = (event.revision, event.digest) }
    subscriber.activity = isOutdated || isNew && !isSent ? .due : .current
    subscribers[id] = subscriber
    // A pending update waits for the connection, not for another change.
    if subscriber.activity == .due && subscriber.connection == .writable { ready.append(id) }
    return isSent
  }

  /// Records that rendering a subscriber failed. It keeps its tab bar, and is rendered again at the next heartbeat.
  package mutating func renderingFailed(_ id: TabBarSubscriberID) {
    noteRenderingEnd(of: subscribers[id])
    subscribers[id]?.activity = .failed
  }

  private mutating func noteRenderingEnd(of subscriber: Subscriber?) {
    guard subscriber?.isRendering == true else { return }
    renderingCount -= 1
    if renderingCount == 0 { nextRenderingCheck = nil }
  }

  /// Records that the connection of a subscriber is full, or takes events again.
  package mutating func connection(of id: TabBarSubscriberID, isWritable: Bool) {
    guard var subscriber = subscribers[id] else { return }
    switch (isWritable, subscriber.connection) {
    case (false, .writable): subscriber.connection = .full
    case (true, .full), (true, .stuck):
      subscriber.connection = .writable
      if subscriber.activity == .due { ready.append(id) }
    case (false, .full), (false, .stuck), (true, .writable): break
    }
    subscribers[id] = subscriber
  }

  // MARK: Time

  /// Returns the effects that are due at a time. Each is returned once.
  package mutating func advance(to now: Int64) -> [Effect] {
    var effects = replaced.map { Effect.close($0, .replaced) }
    replaced = []
    if let check = nextRenderingCheck, check <= now { effects += closeUnrendered(now: now) }
    if let heartbeat = nextHeartbeat, heartbeat <= now { effects += sweep(now: now) }
    if let deadline = changes.deadline, deadline <= now { markChanged(now: now) }
    while let next = repeats.first, next.time <= now {
      repeats.removeFirst()
      for id in next.ids { markDue(id) }
    }
    for id in ready { startRendering(id, now: now, &effects) }
    ready = []
    return effects
  }

  /// Marks the subscribers that the collected changes concern, in the order of their arrival.
  private mutating func markChanged(now: Int64) {
    var concerned: Set<TabBarSubscriberID> = []
    for topic in changes.topics { concerned.formUnion(subscribersOfTopic[topic] ?? []) }
    let ids = changes.concernEverybody ? subscribers.keys.sorted() : concerned.sorted()
    for id in ids { markDue(id) }
    renderAgain(ids, now: now)
    changes = CollectedChanges()
  }

  /// Renders subscribers once more when every replica of the database has what is committed now.
  private mutating func renderAgain(_ ids: [TabBarSubscriberID], now: Int64) {
    guard options.replicaLag > 0, !ids.isEmpty else { return }
    repeats.append((now + options.replicaLag, ids))
  }

  private mutating func markDue(_ id: TabBarSubscriberID) {
    switch subscribers[id]?.activity {
    case .current, .failed:
      subscribers[id]?.activity = .due
      if subscribers[id]?.connection == .writable { ready.append(id) }
    case .rendering: subscribers[id]?.activity = .renderingOutdated
    case .due, .renderingOutdated, nil: break
    }
  }

  private mutating func startRendering(_ id: TabBarSubscriberID, now: Int64, _ effects: inout [Effect]) {
    guard let subscriber = subscribers[id], subscriber.activity == .due, subscriber.connection == .writable,
      !subscriber.isExpired(at: now)
    else { return }
    subscribers[id]?.activity = .rendering
    subscribers[id]?.renderingStart = now
    renderingCount += 1
    nextRenderingCheck = nextRenderingCheck ?? now + options.renderingTimeout
    effects.append(.render(id, above: subscriber.revision))
  }

  /// Closes the connections whose rendering takes too long: maybe another process can render them.
  private mutating func closeUnrendered(now: Int64) -> [Effect] {
    let limit = now - options.renderingTimeout
    let rendering = subscribers.filter(\.value.isRendering)
    let nextStart = rendering.values.lazy.map(\.renderingStart).filter { $0 > limit }.min()
    // A check looks at every subscriber, so there is at most one a second.
    nextRenderingCheck = nextStart.map { max($0 + options.renderingTimeout, now + 1000) }
    return rendering.filter { $0.value.renderingStart <= limit }.keys.sorted().map { id in
      close(id, subscribers[id]?.isExpired(at: now) == true ? .expired : .renderingTimeout)
    }
  }

  /// Sends the heartbeats, and closes expired and stuck connections.
  private mutating func sweep(now: Int64) -> [Effect] {
    nextHeartbeat = now + options.heartbeatInterval
    return subscribers.keys.sorted().compactMap { beat($0, now: now) }
  }

  private mutating func beat(_ id: TabBarSubscriberID, now: Int64) -> Effect? {
    guard let subscriber = subscribers[id] else { return nil }
    if subscriber.isExpired(at: now) { return close(id, .expired) }
    if subscriber.activity == .failed { markDue(id) }
    switch subscriber.connection {
    case .writable: return .heartbeat(id)
    case .full:
      subscribers[id]?.connection = .stuck
      return nil
    case .stuck: return close(id, .unread)
    }
  }

  private mutating func close(_ id: TabBarSubscriberID, _ reason: TabBarCloseReason) -> Effect {
    unsubscribe(id)
    return .close(id, reason)
  }
}
