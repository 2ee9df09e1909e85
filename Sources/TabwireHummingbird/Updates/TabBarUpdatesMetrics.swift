#if Hummingbird
  import Metrics
  public import ServiceLifecycle
  public import TabwireServer

  /// Reports the numbers of `TabBarUpdates` by swift-metrics, as a service of the application:
  ///
  ///     app.addServices(TabBarUpdatesMetrics(of: updates))
  ///
  /// | metric | meaning |
  /// | --- | --- |
  /// | `tabwire_streams` | the open streams |
  /// | `tabwire_renderings_pending` | the tab bars that are being rendered |
  /// | `tabwire_rendering_oldest_seconds` | the age of the oldest of these renderings |
  /// | `tabwire_events` | the events since the start |
  /// | `tabwire_streams_opened`, `tabwire_reconnections` | the streams since the start, and those of clients that had one |
  /// | `tabwire_renderings_failed`, `tabwire_renderings_overdue` | the renderings since the start with an error, and too late |
  /// | `tabwire_broker_lag_seconds` | the time that the last change took to come back from the broker |
  /// | `tabwire_broker_pending` | the changes that the broker has yet to take |
  public struct TabBarUpdatesMetrics: Service {
    private let updates: TabBarUpdates
    private let interval: Duration

    /// - Parameters:
    ///   - updates: The updates of the server.
    ///   - interval: The time between two reports.
    public init(of updates: TabBarUpdates, every interval: Duration = .seconds(10)) {
      self.updates = updates
      self.interval = interval
    }

    /// Reports until the application stops.
    public func run() async throws {
      await cancelWhenGracefulShutdown {
        while !Task.isCancelled {
          report()
          try? await Task.sleep(for: interval)
        }
      }
    }

    func report() {
      let statistics = updates.statistics
      let values: [(String, Double)] = [
        ("tabwire_streams", Double(statistics.streamCount)),
        ("tabwire_renderings_pending", Double(statistics.pendingRenderingCount)),
        ("tabwire_rendering_oldest_seconds", statistics.oldestRenderingAge / .seconds(1)),
        ("tabwire_events", Double(statistics.eventCount)),
        ("tabwire_streams_opened", Double(statistics.openedStreamCount)),
        ("tabwire_reconnections", Double(statistics.reconnectionCount)),
        ("tabwire_renderings_failed", Double(statistics.failedRenderingCount)),
        ("tabwire_renderings_overdue", Double(statistics.overdueRenderingCount)),
        ("tabwire_broker_lag_seconds", statistics.brokerLag / .seconds(1)),
        ("tabwire_broker_pending", Double(statistics.pendingChangeCount)),
      ]
      for (label, value) in values { Gauge(label: label).record(value) }
    }
  }
#endif
