/// The numbers of ``TabBarUpdates`` at one moment, for the metrics of a server.
public struct TabBarUpdatesStatistics: Sendable, Hashable {
  /// The number of open streams.
  public var streamCount = 0
  /// The number of streams whose tab bar is being rendered.
  public var pendingRenderingCount = 0
  /// The age of the oldest rendering that is under way, or zero.
  public var oldestRenderingAge = Duration.zero
  /// The number of streams that were opened since the start.
  public var openedStreamCount = 0
  /// The number of these whose client had another stream before.
  public var reconnectionCount = 0
  /// The number of events that were sent since the start.
  public var eventCount = 0
  /// The number of renderings since the start that ended with an error.
  public var failedRenderingCount = 0
  /// The number of renderings since the start that took too long, so that their streams were closed.
  public var overdueRenderingCount = 0
  /// The time that the last change of this process took to come back from the broker, or zero.
  public var brokerLag = Duration.zero
  /// The number of changes that the broker has yet to take.
  public var pendingChangeCount = 0
}

/// The error for a tab bar that is not rendered in time. Its stream is closed, so that its client reconnects.
public struct TabBarRenderingTimeoutError: Error, Hashable, CustomStringConvertible {
  /// The path of the page.
  public let path: String
  /// The time that the rendering may take.
  public let timeout: Duration

  public var description: String {
    "the tab bar of \(path.prefix(200).debugDescription) was not rendered within \(timeout); its stream is closed, and its "
      + "page connects again (the closure of its TabBarSubscription waits for something that does not come)"
  }
}
