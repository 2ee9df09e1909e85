#if canImport(CWebKitGTK)
  /// Finds out whether a page still answers.
  ///
  /// WebKit does so only for some of what users do. A page is asked whenever the user does something.
  @MainActor
  final class Watchdog {
    /// How long an answer may take.
    static let patience = Duration.seconds(4)

    /// Called when a page does not answer, and when it does after all.
    var onChange: (@MainActor (_ isResponsive: Bool) -> Void)?

    private var alarm: Task<Void, Never>?

    isolated deinit {
      alarm?.cancel()
    }

    /// Asks a page, if it has answered the question before.
    func ask(_ webView: WebView) {
      guard alarm == nil else { return }
      alarm = Task { [weak self] in
        try? await Task.sleep(for: Self.patience)
        if !Task.isCancelled { self?.onChange?(false) }
      }
      Task { [weak self] in
        // A page whose process ends answers by an error.
        let hasAnswered = (try? await webView.evaluateJavaScript("0")) != nil
        guard let self else { return }
        alarm?.cancel()
        alarm = nil
        if hasAnswered { onChange?(true) }
      }
    }
  }
#endif
