import Foundation
import Tabwire
import TabwireClient
import UIKit
import WebKit

@testable import TabwireIOS

extension ImageFetch {
  /// A server that does not respond.
  static let unreachable = ImageFetch { (_, _, _) async throws(TabImageError) in throw .noResponse("no server") }
}

/// A server of images that responds when the test says so.
@MainActor
final class ImageServer {
  /// A request, and the session of its cookies.
  struct Request {
    let path: String
    let cookies: [String]
    let session: Int
  }

  private(set) var requests: [Request] = []
  private var waiting: [(request: Request, continuation: CheckedContinuation<Result<Data, TabImageError>, Never>)] = []

  var fetch: ImageFetch {
    ImageFetch { (url, _, identity) async throws(TabImageError) in
      try await self.wait(for: url.path, cookies: identity.cookies.map { "\($0.name)=\($0.value)" }).get()
    }
  }

  private func wait(for path: String, cookies: [String]) async -> Result<Data, TabImageError> {
    let session = cookies.lazy.compactMap { Int($0.replacing("session=", with: "")) }.first ?? 0
    let request = Request(path: path, cookies: cookies, session: session)
    requests.append(request)
    return await withCheckedContinuation { waiting.append((request, $0)) }
  }

  /// The number of requests without a response.
  var waitingCount: Int { waiting.count }

  /// Responds to the oldest request.
  func respond(first data: Data) {
    if !waiting.isEmpty { waiting.removeFirst().continuation.resume(returning: .success(data)) }
  }

  /// Responds to all requests, or to those for a path.
  func respond(to path: String? = nil, with result: Result<Data, TabImageError> = .success(.png())) {
    for (_, continuation) in remove(path) { continuation.resume(returning: result) }
  }

  /// Responds with files whose width is the session of the request.
  func respondWithSession(to path: String? = nil) {
    for (request, continuation) in remove(path) {
      continuation.resume(returning: .success(.png(width: request.session, height: request.session)))
    }
  }

  private func remove(
    _ path: String?
  ) -> [(request: Request, continuation: CheckedContinuation<Result<Data, TabImageError>, Never>)] {
    let answered = waiting.filter { path == nil || $0.request.path == path }
    waiting.removeAll { path == nil || $0.request.path == path }
    return answered
  }
}

extension WKHTTPCookieStore {
  /// Signs a user in, whose session is in a cookie.
  func signIn(_ session: Int) {
    let cookie = HTTPCookie(
      properties: [.name: "session", .value: "\(session)", .domain: "example.org", .path: "/"])
    cookies = cookie.map { [$0] } ?? []
  }
}

extension Data {
  /// Returns the bytes of a PNG without pixels, which the double of `UIImage` decodes.
  static func png(width: Int = 64, height: Int = 64, pixels: String = "") -> Data {
    func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      number(content.count) + Array(name.utf8) + content + number(0)
    }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        + chunk("IHDR", number(width) + number(height) + [8, 6, 0, 0, 0])
        + chunk("IDAT", Array(pixels.utf8)) + chunk("IEND", []))
  }
}
