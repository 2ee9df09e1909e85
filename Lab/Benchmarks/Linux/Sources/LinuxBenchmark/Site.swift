import CWebKitGTK
import Foundation
import Synchronization

/// The server of the pages. It runs on its own thread, so that the client's main thread is free, and counts requests.
final class Site: Sendable {
  /// The requests of the server.
  struct Traffic {
    var requests = 0
    /// The size of all response bodies.
    var bytes = 0

    static func - (later: Traffic, earlier: Traffic) -> Traffic {
      Traffic(requests: later.requests - earlier.requests, bytes: later.bytes - earlier.bytes)
    }
  }

  private struct State {
    var port: UInt16 = 0
    var traffic = Traffic()
    var configuration = ""
  }

  private struct Answer {
    var status: guint = 200
    var type: String
    var cache: String
    var body: [UInt8]
  }

  private static let cachedForGood = "public, max-age=31536000, immutable"
  private let state = Mutex(State())
  private let files: [String: [UInt8]]

  /// Starts listening.
  ///
  /// - Parameter configuration: The configuration in the pages.
  /// - Throws: An error if a file cannot be read.
  init(_ configuration: Configuration) throws {
    let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let web = package.appending(path: "../../../Web").standardizedFileURL
    var files: [String: [UInt8]] = [:]
    for name in ["app.css", "app.js"] {
      files[name] = try Array(Data(contentsOf: package.appending(path: "Site/\(name)")))
    }
    for name in [
      "index.js", "bridge.js", "bridge_component.js", "bridge_element.js", "navigation_controller.js", "user_agent.js",
      "vendor/turbo.js", "vendor/stimulus.js",
    ] {
      files[name] = try Array(Data(contentsOf: web.appending(path: name)))
    }
    for number in 0..<Page.pictures { files["picture-\(number).svg"] = Array(Page.picture(number).utf8) }
    self.files = files
    let json = try configuration.json
    state.withLock { $0.configuration = json }

    let isListening = DispatchSemaphore(value: 0)
    let thread = Thread { self.serve { isListening.signal() } }
    thread.name = "server"
    thread.start()
    isListening.wait()
  }

  /// The requests so far.
  var traffic: Traffic { state.withLock { $0.traffic } }

  /// Waits until there has been no request for a while.
  func rest(for pause: Duration = .milliseconds(500)) async throws {
    var requests = -1
    while traffic.requests != requests {
      requests = traffic.requests
      try await Task.sleep(for: pause)
    }
  }

  /// The start URL of the app.
  var startURL: URL { url("/home") }

  /// Returns the URL of a path.
  func url(_ path: String) -> URL {
    var components = URLComponents()
    (components.scheme, components.host, components.path) = ("http", "127.0.0.1", path)
    components.port = Int(state.withLock { $0.port })
    return components.url ?? URL(filePath: path)
  }

  /// Changes the configuration in the pages.
  func configure(_ configuration: Configuration) throws {
    let json = try configuration.json
    state.withLock { $0.configuration = json }
  }

  private func serve(_ didStart: () -> Void) {
    let context = g_main_context_new()
    g_main_context_push_thread_default(context)
    let server = UnsafeMutableRawPointer(g_object_new_with_properties(soup_server_get_type(), 0, nil, nil)!)
      .assumingMemoryBound(to: SoupServer.self)
    soup_server_listen_local(server, 0, SOUP_SERVER_LISTEN_IPV4_ONLY, nil)
    let uris = soup_server_get_uris(server)
    state.withLock { $0.port = UInt16(g_uri_get_port(OpaquePointer(uris?.pointee.data))) }
    g_slist_free_full(uris) { g_uri_unref(OpaquePointer($0)) }
    soup_server_add_handler(
      server, nil,
      { _, message, path, _, site in
        guard let message, let path, let site else { return }
        Unmanaged<Site>.fromOpaque(site).takeUnretainedValue().handle(message, path: String(cString: path))
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    didStart()
    g_main_loop_run(g_main_loop_new(context, 0))
  }

  private func handle(_ message: OpaquePointer, path: String) {
    let answer = answer(to: path)
    state.withLock {
      $0.traffic.requests += 1
      $0.traffic.bytes += answer.body.count
    }
    soup_message_headers_replace(
      soup_server_message_get_response_headers(message), "Cache-Control", answer.cache)
    soup_server_message_set_status(message, answer.status, nil)
    soup_server_message_set_response(
      message, answer.type, SOUP_MEMORY_COPY, answer.body, gsize(answer.body.count))
  }

  private func answer(to path: String) -> Answer {
    if path.hasPrefix("/assets/") {
      let name = String(path.dropFirst("/assets/".count))
      guard let file = files[name] else {
        return Answer(status: 404, type: "text/plain", cache: "no-store", body: [])
      }
      let type = name.hasSuffix(".js") ? "text/javascript" : name.hasSuffix(".css") ? "text/css" : "image/svg+xml"
      return Answer(type: type, cache: Self.cachedForGood, body: file)
    }
    if path == "/unread.json" {
      return Answer(type: "application/json", cache: "no-store", body: Array(#"{"count": 3}"#.utf8))
    }
    let page = Page(name: String(path.dropFirst()), configuration: state.withLock { $0.configuration })
    return Answer(type: "text/html; charset=utf-8", cache: "private, no-cache", body: Array(page.html.utf8))
  }
}
