import Foundation
import TabwireClient
import UIKit

@testable import TabwireIOS

extension ImageFetch {
  /// A server that does not respond.
  static let unreachable = ImageFetch { (_, _, _) async throws(TabImageError) in throw .noResponse("no server") }
}

/// A server of images that responds when the test says so.
@MainActor
final class ImageServer {
  private(set) var requests: [(path: String, cookies: [String])] = []
  private var waiting: [(path: String, continuation: CheckedContinuation<Result<Data, TabImageError>, Never>)] = []

  var fetch: ImageFetch {
    ImageFetch { (url, _, cookies) async throws(TabImageError) in
      try await self.wait(for: url.path, cookies: cookies.map { "\($0.name)=\($0.value)" }).get()
    }
  }

  private func wait(for path: String, cookies: [String]) async -> Result<Data, TabImageError> {
    requests.append((path, cookies))
    return await withCheckedContinuation { waiting.append((path, $0)) }
  }

  /// The number of requests without a response.
  var waitingCount: Int { waiting.count }

  /// Responds to the oldest request.
  func respond(first data: Data) {
    if !waiting.isEmpty { waiting.removeFirst().continuation.resume(returning: .success(data)) }
  }

  /// Responds to all requests, or to those for a path.
  func respond(to path: String? = nil, with result: Result<Data, TabImageError> = .success(.png())) {
    let answered = waiting.filter { path == nil || $0.path == path }
    waiting.removeAll { path == nil || $0.path == path }
    for request in answered { request.continuation.resume(returning: result) }
  }
}

extension Data {
  /// Returns the bytes of a PNG without pixels, which the double of `UIImage` decodes.
  static func png(width: Int = 64, height: Int = 64) -> Data {
    func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      number(content.count) + Array(name.utf8) + content + number(0)
    }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        + chunk("IHDR", number(width) + number(height) + [8, 6, 0, 0, 0])
        + chunk("IDAT", []) + chunk("IEND", []))
  }
}
