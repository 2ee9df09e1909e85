import CWebKitGTK
import Foundation
import TabwirePaths

/// What the web views of an app share: their settings, cookies, caches, downloads, zoom and path configuration.
@MainActor
package final class WebEnvironment {
  package let settings: WebSettings
  package let downloads: Downloads
  /// The user's answers to pages of the app that asked for permissions, until the app ends.
  package var permissionAnswers: [PermissionKind: Bool] = [:]
  package var userZoom = Zoom()
  package var pathConfiguration = PathConfiguration()
  /// The User-Agent header of the app.
  package let userAgent: String

  private let session: GObjectReference
  private let webKitSettings: GObjectReference

  /// - Parameters:
  ///   - directory: The folder for cookies and caches, or `nil` to keep them in memory.
  package init(_ settings: WebSettings, directory: URL?) {
    self.settings = settings
    downloads = Downloads(logger: settings.logger)
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

    let webKitSettings = webkit_settings_new()!
    let agent = webkit_settings_get_user_agent(webKitSettings).map { String(cString: $0) } ?? ""
    // WebKit accepts semicolons and brackets only within a comment.
    let comment = settings.userAgent.filter { !"()\\".contains($0) }
    userAgent = "\(agent) (\(comment))"
    webkit_settings_set_user_agent(webKitSettings, userAgent)
    // A response without a charset, such as JSON, is UTF-8 today.
    webkit_settings_set_default_charset(webKitSettings, "utf-8")
    webkit_settings_set_enable_developer_extras(webKitSettings, settings.allowsInspector ? 1 : 0)
    webkit_settings_set_javascript_can_open_windows_automatically(webKitSettings, 0)
    webkit_settings_set_enable_back_forward_navigation_gestures(webKitSettings, 1)
    self.webKitSettings = GObjectReference(adopting: webKitSettings.rawPointer)
    self.session.withPointer { downloads.watch($0) }
  }

  /// Empties the caches that can show pages of a former session: WebKit's page cache and the HTTP cache.
  package func emptyCaches() {
    let types = WEBKIT_WEBSITE_DATA_MEMORY_CACHE.rawValue | WEBKIT_WEBSITE_DATA_DISK_CACHE.rawValue
    session.withPointer {
      let manager = webkit_network_session_get_website_data_manager($0)
      webkit_website_data_manager_clear(manager, WebKitWebsiteDataTypes(rawValue: types), 0, nil, nil, nil)
    }
  }

  /// Returns the `Cookie` header that web views send to an address, or `nil` for none.
  package func cookies(for url: URL) async -> String? {
    let cookies = try? await AsyncCall.wait { callback, waiting in
      session.withPointer {
        let manager = webkit_network_session_get_cookie_manager($0)
        webkit_cookie_manager_get_cookies(manager, url.absoluteString, nil, callback, waiting)
      }
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

  func makeWebView(_ manager: GObjectReference) -> Widget? {
    session.withPointer { session in
      manager.withPointer { manager in
        webKitSettings.withPointer { tw_web_view_new(session, manager, $0) }
      }
    }
  }
}
