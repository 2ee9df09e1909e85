import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests pages as an app does. It stores nothing on disk.
struct Browser {
  private let session: URLSession
  private let requests: Requests
  private let headers: [String: String]

  init(_ options: SourceOptions) throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 20
    configuration.timeoutIntervalForResource = 60
    configuration.urlCache = nil
    if let jar = options.cookieJar {
      for cookie in try CookieJar(jar).cookies { configuration.httpCookieStorage?.setCookie(cookie) }
    }
    headers = options.headers.merging(["User-Agent": options.userAgent, "Accept": "text/html"]) { given, _ in given }
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    requests = Requests()
    session = URLSession(configuration: configuration, delegate: requests, delegateQueue: queue)
  }

  /// Fetches a page.
  ///
  /// - Throws: a ``SourceError`` if the server does not respond with one.
  func page(at url: URL) async throws -> SourceText {
    let response = try await response(at: url)
    guard response.status < 400 else { throw SourceError(name: url.absoluteString, reason: response.statusError) }
    return SourceText(name: url.absoluteString, bytes: Array(response.body), url: response.url)
  }

  /// Requests a page and returns the response, whatever its status.
  ///
  /// - Throws: a ``SourceError`` if the server does not respond.
  func response(at url: URL) async throws -> Response {
    var request = URLRequest(url: url)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let task = session.dataTask(with: request)
    do {
      return try await withCheckedThrowingContinuation { continuation in
        requests.begin(task, continuation)
      }
    } catch let error as SourceError {
      throw error
    } catch {
      throw SourceError(
        name: url.absoluteString,
        reason: "the server does not respond (\(error.localizedDescription)); check that it is running")
    }
  }

  /// The response of a server.
  struct Response: Sendable {
    /// The address of the response, after redirects.
    let url: URL
    let status: Int
    let body: Data

    /// The error message for the status.
    var statusError: String {
      "the server responds with \(status) (\(HTTPURLResponse.localizedString(forStatusCode: status)))"
        + (status == 401 || status == 403 ? "; sign in with --cookie-jar or --header" : "")
    }
  }
}

/// The running requests, by the number of their task.
private final class Requests: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private struct Request {
    let continuation: CheckedContinuation<Browser.Response, any Error>
    var body = Data()
    var error: SourceError?
  }

  // Sendable because of the lock.
  private let lock = NSLock()
  private var requests: [Int: Request] = [:]

  func begin(_ task: URLSessionDataTask, _ continuation: CheckedContinuation<Browser.Response, any Error>) {
    lock.withLock { requests[task.taskIdentifier] = Request(continuation: continuation) }
    task.resume()
  }

  /// Follows redirects within the origin only, which headers and cookies are meant for.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let old = task.originalRequest?.url, let new = request.url, old.origin == new.origin else {
      record(
        task,
        "redirects to \(request.url?.absoluteString ?? "nowhere"), which is another origin; name that address instead")
      return completionHandler(nil)
    }
    completionHandler(request)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let size = lock.withLock {
      requests[dataTask.taskIdentifier]?.body.append(data)
      return requests[dataTask.taskIdentifier]?.body.count ?? 0
    }
    if size > SourceReader.maximumByteCount {
      record(dataTask, "the page is larger than \(SourceReader.maximumByteCount >> 20) MiB")
      dataTask.cancel()
    }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let request = lock.withLock({ requests.removeValue(forKey: task.taskIdentifier) }) else { return }
    if let error = request.error {
      request.continuation.resume(throwing: error)
    } else if let head = task.response as? HTTPURLResponse, let url = head.url, error == nil {
      let response = Browser.Response(url: url, status: head.statusCode, body: request.body)
      request.continuation.resume(returning: response)
    } else {
      request.continuation.resume(throwing: error ?? URLError(.badServerResponse))
    }
  }

  /// Records the error of a request.
  private func record(_ task: URLSessionTask, _ reason: String) {
    let name = task.originalRequest?.url?.absoluteString ?? ""
    lock.withLock { requests[task.taskIdentifier]?.error = SourceError(name: name, reason: reason) }
  }
}

extension URL {
  /// The scheme, host and port.
  var origin: String {
    "\(scheme?.lowercased() ?? "")://\(host?.lowercased() ?? ""):\(port ?? (scheme?.lowercased() == "https" ? 443 : 80))"
  }
}
