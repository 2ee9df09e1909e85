@preconcurrency import HotwireNative

extension Navigator {
  /// Completes the scripts that were started in both web views, and those that their results start.
  @MainActor
  func answer() {
    for _ in 1...2 { for webView in webViews { webView.answerScripts() } }
  }
}
