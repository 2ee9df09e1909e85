#if TabwireIOS
  import Foundation
  import Tabwire
  import TabwireClient
  import UIKit

  /// Fetches the file of an image with the identity of the web view (P22.8).
  struct ImageFetch: Sendable {
    /// Fetches a file of at most ``ImageFile/maximumByteCount`` bytes.
    ///
    /// - Parameters:
    ///   - url: An address on the app's origin.
    ///   - location: The app, whose origin no redirect may leave.
    ///   - identity: The identity of the web view.
    var data:
      @Sendable (_ url: URL, _ location: AppLocation, _ identity: WebIdentity) async throws(TabImageError) -> Data

    /// The fetch of new tab bars. Tests replace it.
    @TaskLocal static var current = ImageFetch { (url, location, identity) async throws(TabImageError) in
      try await ImageDownload.data(at: url, of: location, as: identity, timeout: ImageFile.timeout)
    }
  }

  /// A request for an image. It ends at the first byte that is too many, at a redirect to another origin, and after a time.
  ///
  /// Not `URLSession.data(for:)`, which keeps a response of any size in memory, and not `bytes(for:)`, which Foundation on Linux
  /// lacks, where the tests run it against hostile servers. What changes is used on the queue only, which is serial.
  final class ImageDownload: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    /// The maximum number of redirects, each on the app's origin.
    private static let maximumRedirectCount = 10

    private let queue = DispatchQueue(label: "tabwire.image")
    private let location: AppLocation
    private var session: URLSession?
    private var data = Data()
    private var redirectCount = 0
    private var completion: ((Result<Data, TabImageError>) -> Void)?

    private init(of location: AppLocation, completion: @escaping (Result<Data, TabImageError>) -> Void) {
      self.location = location
      self.completion = completion
    }

    /// Fetches a file.
    ///
    /// - Parameter timeout: The time until the last byte.
    static func data(
      at url: URL, of location: AppLocation, as identity: WebIdentity, timeout: Duration
    ) async throws(TabImageError) -> Data {
      let result = await withCheckedContinuation { continuation in
        let download = ImageDownload(of: location) { continuation.resume(returning: $0) }
        download.queue.async { download.start(url, as: identity, timeout: timeout) }
      }
      return try result.get()
    }

    private func start(_ url: URL, as identity: WebIdentity, timeout: Duration) {
      // Keeps nothing on disk, and cookies that the response sets for itself.
      let configuration = URLSessionConfiguration.ephemeral
      configuration.urlCache = nil
      configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
      for cookie in identity.cookies { configuration.httpCookieStorage?.setCookie(cookie) }
      let operations = OperationQueue()
      operations.underlyingQueue = queue
      let session = URLSession(configuration: configuration, delegate: self, delegateQueue: operations)
      self.session = session
      var request = URLRequest(url: url)
      // Cookies for the same site only are sent, too.
      request.mainDocumentURL = url
      if let userAgent = identity.userAgent { request.setValue(userAgent, forHTTPHeaderField: "User-Agent") }
      request.setValue("image/png, image/jpeg, image/webp", forHTTPHeaderField: "Accept")
      // A small response could decompress to a large one.
      request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
      session.dataTask(with: request).resume()
      queue.asyncAfter(deadline: .now() + timeout.timeInterval) { [weak self] in
        self?.finish(.failure(.noResponse("it took longer than \(timeout)")))
      }
    }

    private func finish(_ result: Result<Data, TabImageError>) {
      let completion = completion
      self.completion = nil
      session?.invalidateAndCancel()
      session = nil
      completion?(result)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
      guard let url = request.url, location.contains(url) else {
        completionHandler(nil)
        return finish(.failure(.redirect(to: request.url?.absoluteString ?? "")))
      }
      redirectCount += 1
      guard redirectCount <= Self.maximumRedirectCount else {
        completionHandler(nil)
        return finish(.failure(.tooManyRedirects))
      }
      completionHandler(request)
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      if status != 200 {
        finish(.failure(.status(status)))
      } else if response.expectedContentLength > ImageFile.maximumByteCount {
        finish(.failure(.tooManyBytes))
      }
      completionHandler(completion == nil ? .cancel : .allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      guard completion != nil else { return }
      self.data += data
      if self.data.count > ImageFile.maximumByteCount { finish(.failure(.tooManyBytes)) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      finish(error.map { .failure(.noResponse($0.localizedDescription)) } ?? .success(data))
    }
  }

  extension Duration {
    fileprivate var timeInterval: TimeInterval {
      TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
    }
  }
#endif
