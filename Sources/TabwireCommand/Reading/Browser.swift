import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks a server for pages, as an app would. It leaves nothing behind.
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
  /// - Throws: a ``SourceProblem`` if the server does not answer with one.
  func page(at url: URL) async throws -> ReadText {
    let answer = try await answer(at: url)
    guard answer.status < 400 else { throw SourceProblem(name: url.absoluteString, reason: answer.complaint) }
    return ReadText(name: url.absoluteString, bytes: Array(answer.body), url: answer.url)
  }

  /// What a server answers.
  ///
  /// - Throws: a ``SourceProblem`` if it does not.
  func answer(at url: URL) async throws -> Answer {
    var request = URLRequest(url: url)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let task = session.dataTask(with: request)
    do {
      return try await withCheckedThrowingContinuation { continuation in
        requests.begin(task, continuation)
      }
    } catch let problem as SourceProblem {
      throw problem
    } catch {
      throw SourceProblem(
        name: url.absoluteString, reason: "the server does not answer (\(error.localizedDescription)); is it running?")
    }
  }

  /// What a server answered.
  struct Answer: Sendable {
    /// Where the answer came from, after redirections.
    let url: URL
    let status: Int
    let body: Data

    /// What is wrong with the status.
    var complaint: String {
      "the server answers \(status) (\(HTTPURLResponse.localizedString(forStatusCode: status)))"
        + (status == 401 || status == 403 ? "; sign in with --cookie-jar or --header" : "")
    }
  }
}

/// The requests under way, by the number of their task. Nobody waits for a page that never ends.
private final class Requests: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private struct Request {
    let continuation: CheckedContinuation<Browser.Answer, any Error>
    var body = Data()
    var problem: SourceProblem?
  }

  // What makes it safe to share: the lock.
  private let lock = NSLock()
  private var requests: [Int: Request] = [:]

  func begin(_ task: URLSessionDataTask, _ continuation: CheckedContinuation<Browser.Answer, any Error>) {
    lock.withLock { requests[task.taskIdentifier] = Request(continuation: continuation) }
    task.resume()
  }

  /// What a request carries is meant for its origin only.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let old = task.originalRequest?.url, let new = request.url, old.origin == new.origin else {
      note(task, "it redirects to \(request.url?.absoluteString ?? "nowhere"), of another origin; ask there")
      return completionHandler(nil)
    }
    completionHandler(request)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let size = lock.withLock {
      requests[dataTask.taskIdentifier]?.body.append(data)
      return requests[dataTask.taskIdentifier]?.body.count ?? 0
    }
    if size > SourceReader.maximumSize {
      note(dataTask, "the page is larger than \(SourceReader.maximumSize >> 20) MiB")
      dataTask.cancel()
    }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let request = lock.withLock({ requests.removeValue(forKey: task.taskIdentifier) }) else { return }
    if let problem = request.problem {
      request.continuation.resume(throwing: problem)
    } else if let response = task.response as? HTTPURLResponse, let url = response.url, error == nil {
      let answer = Browser.Answer(url: url, status: response.statusCode, body: request.body)
      request.continuation.resume(returning: answer)
    } else {
      request.continuation.resume(throwing: error ?? URLError(.badServerResponse))
    }
  }

  /// Remembers why a request fails whatever the server goes on to say.
  private func note(_ task: URLSessionTask, _ reason: String) {
    let name = task.originalRequest?.url?.absoluteString ?? ""
    lock.withLock { requests[task.taskIdentifier]?.problem = SourceProblem(name: name, reason: reason) }
  }
}

extension URL {
  /// Scheme, host and port: what a page may speak for.
  var origin: String {
    "\(scheme?.lowercased() ?? "")://\(host?.lowercased() ?? ""):\(port ?? (scheme?.lowercased() == "https" ? 443 : 80))"
  }
}
