#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Logging
  import TabwirePaths

  /// What the web views of an app share: cookies, downloads, settings and the size of everything.
  @MainActor
  final class WebEnvironment {
    /// Where downloads go.
    let downloads: Downloads
    /// Whether the web inspector can be opened.
    let allowsInspector: Bool
    /// How many tabs in the background stay as they are.
    let backgroundTabs: TabBudget
    /// How large everything is.
    var userZoom = Zoom()
    /// Which paths appear where.
    var pathConfiguration = PathConfiguration()

    private let session: GObjectReference
    private let settings: GObjectReference

    /// - Parameters:
    ///   - directory: the folder for cookies and caches; nothing keeps them in memory only.
    ///   - downloads: takes care of downloads.
    ///   - applicationName: what the user agent says besides WebKit's own words.
    ///   - allowsInspector: whether the web inspector can be opened.
    ///   - backgroundTabs: how many tabs in the background stay as they are.
    init(
      directory: URL?, downloads: Downloads, applicationName: String, allowsInspector: Bool,
      backgroundTabs: TabBudget = .untilMemoryRunsShort
    ) {
      self.downloads = downloads
      self.allowsInspector = allowsInspector
      self.backgroundTabs = backgroundTabs
      let session =
        directory.flatMap {
          webkit_network_session_new($0.appending(path: "data").path, $0.appending(path: "cache").path)
        } ?? webkit_network_session_new_ephemeral()
      if let session, let directory {
        webkit_cookie_manager_set_persistent_storage(
          webkit_network_session_get_cookie_manager(session), directory.appending(path: "cookies.sqlite").path,
          WEBKIT_COOKIE_PERSISTENT_STORAGE_SQLITE)
      }
      self.session = GObjectReference(adopting: session!.rawPointer)

      let settings = webkit_settings_new()!
      let agent = webkit_settings_get_user_agent(settings).map { String(cString: $0) } ?? ""
      // WebKit takes semicolons and brackets within a comment only.
      let comment = applicationName.filter { !"()\\".contains($0) }
      webkit_settings_set_user_agent(settings, "\(agent) (\(comment))")
      webkit_settings_set_enable_developer_extras(settings, allowsInspector ? 1 : 0)
      webkit_settings_set_javascript_can_open_windows_automatically(settings, 0)
      webkit_settings_set_enable_back_forward_navigation_gestures(settings, 1)
      self.settings = GObjectReference(adopting: settings.rawPointer)
      downloads.watch(OpaquePointer(self.session.pointer))
    }

    /// How large a page is shown, compared with what it asks for.
    var zoom: Double { userZoom.factor }

    /// Makes the widget of a web view.
    func makeWebView(_ manager: GObjectReference) -> Widget? {
      tw_web_view_new(
        OpaquePointer(session.pointer), OpaquePointer(manager.pointer), OpaquePointer(settings.pointer))
    }
  }
#endif
