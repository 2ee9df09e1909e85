#if HotwireNative && TabwireIOS
  import Foundation
  import HotwireNative
  import WebKit

  /// Loads the first page of a navigator in the background. Until its tab is selected, the page opens no dialogs and plays
  /// no sound.
  @MainActor
  final class PagePreload {
    private weak var navigator: Navigator?
    private let uiDelegate: (any WKUIDelegate)?
    private var completion: (@MainActor (_ isLoaded: Bool) -> Void)?
    private var timeout: Task<Void, Never>?

    /// - Parameters:
    ///   - navigator: A navigator that is not started.
    ///   - limit: The time after which the load has failed.
    ///   - completion: Called once with whether the page was loaded.
    init(
      of navigator: Navigator, limit: Duration = .seconds(30), completion: @escaping @MainActor (Bool) -> Void
    ) {
      self.navigator = navigator
      self.completion = completion
      uiDelegate = navigator.webkitUIDelegate
      // Without a delegate, WebKit answers a dialog at once. Nothing can be presented above a screen that is not shown.
      navigator.webkitUIDelegate = nil
      navigator.session.webView.setAllMediaPlaybackSuspended(true, completionHandler: nil)
      timeout = Task { [weak self] in
        try? await Task.sleep(for: limit)
        if !Task.isCancelled { self?.finish(isLoaded: false) }
      }
      navigator.start()
    }

    func pageDidLoad() {
      finish(isLoaded: true)
    }

    /// Allows dialogs and sound, because the tab is selected.
    func end() {
      finish(isLoaded: false)
      navigator?.webkitUIDelegate = uiDelegate
      navigator?.session.webView.setAllMediaPlaybackSuspended(false, completionHandler: nil)
    }

    private func finish(isLoaded: Bool) {
      timeout?.cancel()
      completion?(isLoaded)
      completion = nil
    }
  }
#endif
