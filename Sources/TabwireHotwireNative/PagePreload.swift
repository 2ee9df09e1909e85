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

    /// - Parameters:
    ///   - navigator: A navigator that is not started.
    ///   - completion: Called once with whether the page was loaded, or when the load is ended.
    init(of navigator: Navigator, completion: @escaping @MainActor (Bool) -> Void) {
      self.navigator = navigator
      self.completion = completion
      uiDelegate = navigator.webkitUIDelegate
      // Without a delegate, WebKit answers a dialog at once. Nothing can be presented above a screen that is not shown.
      navigator.webkitUIDelegate = nil
      navigator.session.webView.setAllMediaPlaybackSuspended(true, completionHandler: nil)
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
      completion?(isLoaded)
      completion = nil
    }
  }
#endif
