#if canImport(CWebKitGTK)
  /// Detects pages that do not respond.
  ///
  /// WebKit detects this only for some kinds of input, so the web process is asked whenever the user acts.
  @MainActor
  final class Watchdog {
    /// The time that a page has to respond.
    static let timeout = Duration.seconds(4)

    /// Called when a page does not respond in time, and when it responds later.
    var onChange: (@MainActor (_ isResponsive: Bool) -> Void)?

    private var timeoutTask: Task<Void, Never>?

    isolated deinit {
      timeoutTask?.cancel()
    }

    /// Asks a page, unless an earlier question is still open.
    func ask(_ webView: WebView) {
      guard timeoutTask == nil else { return }
      timeoutTask = Task { [weak self] in
        try? await Task.sleep(for: Self.timeout)
        if !Task.isCancelled { self?.onChange?(false) }
      }
      Task { [weak self] in
        // A page whose process ends responds with an error.
        let hasAnswered = (try? await webView.ping()) != nil
        guard let self else { return }
        timeoutTask?.cancel()
        timeoutTask = nil
        if hasAnswered { onChange?(true) }
      }
    }
  }
#endif
