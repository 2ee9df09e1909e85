#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Logging
  import TabwirePaths

  /// The settings that the web views of an app share: cookies, downloads, WebKit's settings, zoom and path configuration.
  @MainActor
  final class WebEnvironment {
    let downloads: Downloads
    /// Whether the context menu opens the web inspector.
    let allowsInspector: Bool
    /// The number of background tabs that keep their page running.
    let backgroundTabs: BackgroundTabLimit
    /// The zoom that the user chose.
    var userZoom = Zoom()
    /// Whether a status 401 leads to the app's sign-in.
    var signsIn = false
    /// The start URL of the app, whose origin the app's pages have. `nil` before the app has a window.
    var startURL: URL? {
      didSet { trustCertificate() }
    }
    var pathConfiguration = PathConfiguration()

    /// The logger for errors and messages of pages, or `nil` to log none.
    let pageLogger: Logger?
    /// The User-Agent header of the app.
    let userAgent: String

    /// A certificate that is trusted for the host of the start URL, or `nil`.
    let trustedCertificate: Certificate?

    private let session: GObjectReference
    private let settings: GObjectReference

    /// - Parameters:
    ///   - directory: The folder for cookies and caches, or `nil` to keep them in memory.
    ///   - downloads: The downloads.
    ///   - applicationName: The text that is added to WebKit's user agent.
    ///   - allowsInspector: Whether the context menu opens the web inspector.
    ///   - backgroundTabs: The number of background tabs that keep their page running.
    ///   - pageLogger: The logger for errors and messages of pages, or `nil` to log none.
    ///   - trustedCertificate: A certificate that is trusted for the host of the start URL, or `nil`.
    init(
      directory: URL?, downloads: Downloads, applicationName: String, allowsInspector: Bool,
      backgroundTabs: BackgroundTabLimit = .unlimited, pageLogger: Logger? = nil, trustedCertificate: Certificate? = nil
    ) {
      self.trustedCertificate = trustedCertificate
      self.downloads = downloads
      self.allowsInspector = allowsInspector
      self.backgroundTabs = backgroundTabs
      self.pageLogger = pageLogger
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
      // WebKit accepts semicolons and brackets only within a comment.
      let comment = applicationName.filter { !"()\\".contains($0) }
      userAgent = "\(agent) (\(comment))"
      webkit_settings_set_user_agent(settings, userAgent)
      webkit_settings_set_enable_developer_extras(settings, allowsInspector ? 1 : 0)
      webkit_settings_set_javascript_can_open_windows_automatically(settings, 0)
      webkit_settings_set_enable_back_forward_navigation_gestures(settings, 1)
      self.settings = GObjectReference(adopting: settings.rawPointer)
      downloads.watch(OpaquePointer(self.session.pointer))
    }

    private func trustCertificate() {
      guard let trustedCertificate, let host = startURL?.host() else { return }
      webkit_network_session_allow_tls_certificate_for_host(
        OpaquePointer(session.pointer), trustedCertificate.pointer, host)
    }

    /// Empties the caches that can show pages of a former session: WebKit's page cache and the HTTP cache.
    func emptyCaches() {
      let types = WEBKIT_WEBSITE_DATA_MEMORY_CACHE.rawValue | WEBKIT_WEBSITE_DATA_DISK_CACHE.rawValue
      let manager = webkit_network_session_get_website_data_manager(OpaquePointer(session.pointer))
      webkit_website_data_manager_clear(manager, WebKitWebsiteDataTypes(rawValue: types), 0, nil, nil, nil)
    }

    /// Returns the `Cookie` header that web views send to an address, or `nil` for none.
    func cookies(for url: URL) async -> String? {
      let manager = webkit_network_session_get_cookie_manager(OpaquePointer(session.pointer))
      let cookies = try? await AsyncCall.wait { callback, waiting in
        webkit_cookie_manager_get_cookies(manager, url.absoluteString, nil, callback, waiting)
      } finish: { manager, result in
        let list = try GLibError.check {
          webkit_cookie_manager_get_cookies_finish(OpaquePointer(manager), result, $0)
        }
        defer { g_list_free_full(list) { soup_cookie_free(OpaquePointer($0)) } }
        return sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }
          .compactMap { takeString(soup_cookie_to_cookie_header(OpaquePointer($0?.pointee.data))) }
      }
      return cookies.flatMap { $0.isEmpty ? nil : $0.joined(separator: "; ") }
    }

    /// The zoom factor of pages.
    var zoom: Double { userZoom.factor }

    /// Creates the widget of a web view.
    func makeWebView(_ manager: GObjectReference) -> Widget? {
      tw_web_view_new(
        OpaquePointer(session.pointer), OpaquePointer(manager.pointer), OpaquePointer(settings.pointer))
    }
  }
#endif
