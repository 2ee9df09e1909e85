import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Another user of the demo, in another process: without the app, and without its cookies.
struct OtherUser: Sendable {
  private let server: URL
  private let session: URLSession

  /// - Parameter server: The start URL of the app.
  init(of server: URL) {
    self.server = server
    session = URLSession(configuration: .ephemeral)
  }

  /// Sends a form.
  func post(_ path: String, _ form: String) async throws {
    guard let url = URL(string: path, relativeTo: server) else { throw TourError(description: "\(path) is not a path") }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.httpBody = Data(form.utf8)
    request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
    let (_, response) = try await session.data(for: request)
    guard let status = (response as? HTTPURLResponse)?.statusCode, status == 200 else {
      throw TourError(description: "POST \(path) \(form) was answered by \(response)")
    }
  }
}
