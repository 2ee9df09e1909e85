import CWebKitGTK
import Foundation

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

/// An HTTP server in the process of the tests. It serves `Web/` of the repository below `/web/`.
///
/// `/web/vendor/turbo-8.js` is an emulation of Turbo 8 unless the real one is there. `TABWIRE_TURBO` is the path of a build of
/// Turbo that all tests use.
@MainActor
final class TestServer {
  struct Answer {
    var status: UInt32 = 200
    var type = "text/html; charset=utf-8"
    var location: String?
    var body = ""
    /// The body as bytes, instead of the text.
    var bytes: Data?
    var headers: [String: String] = [:]
    /// Whether the answer is held back until ``release()``.
    var isHeld = false
    /// Whether the document begins at once, with a comment, and the body is held back until ``release()``.
    var isBodyHeld = false
    /// Whether the body is repeated without end, or to the length in the headers.
    var isEndless = false
    /// The pause before each repetition of an endless body.
    var pause = Duration.zero
  }

  /// Returns the answer to a path with its query.
  var answer: (String) -> Answer
  /// Called with the path of each request and its headers User-Agent, Sec-Purpose and Cookie.
  var onRequest: (([String: String]) -> Void)?
  /// The number of requests for each path.
  private(set) var hits: [String: Int] = [:]
  /// The number of POST requests.
  private(set) var formCount = 0
  /// The number of bytes sent in endless answers.
  private(set) var endlessBytes = 0
  private(set) var port: UInt16 = 0
  private var server: GObjectReference?
  private var held: [GObjectReference] = []
  private var heldBodies: [(message: GObjectReference, body: String)] = []
  private let certificate: GObjectReference?

  /// - Parameters:
  ///   - certificate: A PEM file with a certificate and its key for HTTPS, or `nil` for HTTP.
  ///   - answer: Returns the answer to a path with its query.
  init(certificate: URL? = nil, _ answer: @escaping (String) -> Answer) throws {
    self.answer = answer
    self.certificate = try certificate.flatMap { file in
      try GLibError.check { g_tls_certificate_new_from_file(file.path, $0) }
    }.map { GObjectReference(adopting: UnsafeMutableRawPointer($0)) }
    try start()
  }

  /// The host and port.
  var host: String { "127.0.0.1:\(port)" }

  func url(_ path: String) -> URL {
    URL(string: path, relativeTo: URL(string: "\(certificate == nil ? "http" : "https")://127.0.0.1:\(port)/"))
      ?? URL(filePath: "/")
  }

  /// Starts listening, on the same port as before.
  func start() throws {
    guard let pointer = g_object_new_with_properties(soup_server_get_type(), 0, nil, nil) else { return }
    let soup = OpaquePointer(pointer)
    certificate?.withPointer { soup_server_set_tls_certificate(cast(soup), $0) }
    let options = certificate == nil ? 0 : SOUP_SERVER_LISTEN_HTTPS.rawValue
    _ = try GLibError.check {
      soup_server_listen_local(
        cast(soup), guint(port), SoupServerListenOptions(options | SOUP_SERVER_LISTEN_IPV4_ONLY.rawValue), $0)
    }
    let uris = soup_server_get_uris(cast(soup))
    port = UInt16(g_uri_get_port(OpaquePointer(uris?.pointee.data)))
    g_slist_free_full(uris) { g_uri_unref(OpaquePointer($0)) }
    soup_server_add_handler(
      cast(soup), nil,
      { _, message, path, _, data in
        guard let message, let data else { return }
        nonisolated(unsafe) let (unsafeMessage, unsafeData) = (message, data)
        MainActor.assumeIsolated {
          Unmanaged<TestServer>.fromOpaque(unsafeData).takeUnretainedValue().handle(unsafeMessage)
        }
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    server = GObjectReference(adopting: soup.rawPointer)
  }

  /// Stops listening and drops every connection.
  func stop() {
    server?.withPointer { soup_server_disconnect($0) }
    server = nil
    held = []
    heldBodies = []
  }

  /// Answers the requests that were held back, with the current answer.
  func release() {
    let messages = held
    held = []
    for message in messages {
      message.withPointer {
        handle($0)
        soup_server_message_unpause($0)
      }
    }
    for (message, text) in heldBodies {
      message.withPointer { message in
        let body = soup_server_message_get_response_body(message)
        soup_message_body_append(body, SOUP_MEMORY_COPY, text, gsize(text.utf8.count))
        soup_message_body_complete(body)
        soup_server_message_unpause(message)
      }
    }
    heldBodies = []
  }

  private func handle(_ message: OpaquePointer) {
    let uri = soup_server_message_get_uri(message)
    let query = g_uri_get_query(uri).map { "?" + String(cString: $0) } ?? ""
    let path = g_uri_get_path(uri).map { String(cString: $0) } ?? "/"
    hits[path + query, default: 0] += 1
    if soup_server_message_get_method(message).map({ String(cString: $0) }) == "POST" { formCount += 1 }
    onRequest?([
      "path": path, "User-Agent": header("User-Agent", of: message),
      "Sec-Purpose": header("Sec-Purpose", of: message), "Cookie": header("Cookie", of: message),
    ])
    let answer = path.hasPrefix("/web/") ? file(String(path.dropFirst(5))) : answer(path + query)
    if answer.isHeld {
      soup_server_message_pause(message)
      held.append(GObjectReference(adopting: g_object_ref(message.rawPointer)))
      return
    }
    if let location = answer.location {
      soup_message_headers_replace(soup_server_message_get_response_headers(message), "Location", location)
    }
    soup_message_headers_replace(
      soup_server_message_get_response_headers(message), "Cache-Control", "no-store")
    for (name, value) in answer.headers {
      soup_message_headers_replace(soup_server_message_get_response_headers(message), name, value)
    }
    soup_server_message_set_status(message, guint(answer.status), nil)
    if answer.isEndless { return send(answer.body, withoutEndTo: message, pause: answer.pause) }
    if answer.isBodyHeld { return begin(answer, of: message) }
    if let bytes = answer.bytes {
      return bytes.withUnsafeBytes {
        soup_server_message_set_response(
          message, answer.type, SOUP_MEMORY_COPY, $0.bindMemory(to: CChar.self).baseAddress, gsize($0.count))
      }
    }
    soup_server_message_set_response(
      message, answer.type, SOUP_MEMORY_COPY, answer.body, gsize(answer.body.utf8.count))
  }

  /// Sends a comment, which is long enough for WebKit to begin the document.
  private func begin(_ answer: Answer, of message: OpaquePointer) {
    let headers = soup_server_message_get_response_headers(message)
    soup_message_headers_replace(headers, "Content-Type", answer.type)
    soup_message_headers_set_encoding(headers, SOUP_ENCODING_CHUNKED)
    let comment = "<!-- \(String(repeating: "-", count: 4096)) -->"
    soup_message_body_append(
      soup_server_message_get_response_body(message), SOUP_MEMORY_COPY, comment, gsize(comment.utf8.count))
    heldBodies.append((GObjectReference(adopting: g_object_ref(message.rawPointer)), answer.body))
  }

  private func send(_ part: String, withoutEndTo message: OpaquePointer, pause: Duration) {
    let headers = soup_server_message_get_response_headers(message)
    if soup_message_headers_get_one(headers, "Content-Length") == nil {
      soup_message_headers_set_encoding(headers, SOUP_ENCODING_CHUNKED)
    }
    let body = soup_server_message_get_response_body(message)
    soup_message_body_set_accumulate(body, 0)
    let append: @MainActor () -> Void = { [weak self] in
      soup_message_body_append(body, SOUP_MEMORY_COPY, part, gsize(part.utf8.count))
      self?.endlessBytes += part.utf8.count
    }
    let kept = GObjectReference(adopting: g_object_ref(message.rawPointer))
    var isFinished = false
    for end in ["finished", "disconnected"] { SignalHandler.connect(message, end) { _ in isFinished = true } }
    SignalHandler.connect(message, "wrote-chunk") { _ in
      guard pause > .zero else { return append() }
      Task {
        try await Task.sleep(for: pause)
        guard !isFinished else { return }
        append()
        kept.withPointer { soup_server_message_unpause($0) }
      }
    }
    append()
  }

  private func header(_ name: String, of message: OpaquePointer) -> String {
    soup_message_headers_get_one(soup_server_message_get_request_headers(message), name)
      .map { String(cString: $0) } ?? ""
  }

  private func file(_ name: String) -> Answer {
    let web = URL(filePath: #filePath).appending(path: "../../../../Web").standardizedFileURL
    var file = web.appending(path: name).standardizedFileURL
    var isAllowed = file.path.hasPrefix(web.path)
    if name.hasPrefix("vendor/turbo"), let turbo = ProcessInfo.processInfo.environment["TABWIRE_TURBO"] {
      file = URL(filePath: turbo)
      isAllowed = true
    } else if name == "vendor/turbo-8.js", !FileManager.default.fileExists(atPath: file.path) {
      file = web.appending(path: "test/support/turbo8_emulation.js")
    }
    guard isAllowed, let body = try? String(contentsOf: file, encoding: .utf8) else {
      return Answer(status: 404, body: "\(name) is missing; run scripts/fetch-web-vendor")
    }
    return Answer(type: "text/javascript", body: body)
  }
}
