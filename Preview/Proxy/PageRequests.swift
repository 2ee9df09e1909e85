import AsyncHTTPClient
import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOPosix

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The requests of the preview's own page to the proxy, besides its files.
struct PageRequests: Sendable {
  private static let maximumConfigurationByteCount = 1024 * 1024

  let proxy: Proxy

  /// Returns the response to a request, or `nil` if it is for a file.
  func response(to head: HTTPRequest, in island: Island) async -> Response? {
    let address = (head.path ?? "").dropFirst(Page.path.count)
    let path = address.prefix { $0 != "?" }
    let query = address.dropFirst(path.count + 1)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    switch (head.method, parts.first) {
    case (.get, "preview.json") where parts.count == 1:
      return json(
        SiteDescription(target: proxy.target, pathConfiguration: proxy.pathConfiguration, island: island))
    case (.get, "path-configuration") where parts.count == 1:
      return await pathConfiguration(in: island)
    case (.put, "users") where parts.count == 2:
      guard let origin = origin(of: parts[1], in: island) else { return Response(status: .notFound) }
      guard let settings = UserSettings(query: query) else { return Response(status: .badRequest) }
      proxy.settings[origin] = settings
      return Response(status: .noContent)
    case (.get, "visits") where parts.count == 2:
      guard let origin = origin(of: parts[1], in: island) else { return Response(status: .notFound) }
      return json(proxy.visits.visits(to: origin))
    case (.get, "site") where parts.count == 1:
      return Response(status: await isSiteRunning() ? .noContent : .serviceUnavailable)
    default: return nil
    }
  }

  /// Whether something accepts connections where the site should be.
  private func isSiteRunning() async -> Bool {
    let connection = ClientBootstrap(group: proxy.eventLoop).connectTimeout(.seconds(2))
      .connect(host: proxy.target.host, port: proxy.target.port)
    guard let channel = try? await connection.get() else { return false }
    try? await channel.close()
    return true
  }

  private func origin(of number: Substring, in island: Island) -> String? {
    User.all.first { "\($0.number)" == number }.map { island.origin(of: .site($0)) }
  }

  private func json(_ value: some Encodable) -> Response {
    guard let bytes = try? JSONEncoder().encode(value) else { return Response(status: .internalServerError) }
    var headers = Page.headers(type: "application/json")
    headers[.cacheControl] = "no-store"
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  /// The site's path configuration, as an app loads it: without the cookies of a user.
  private func pathConfiguration(in island: Island) async -> Response {
    guard let path = proxy.pathConfiguration else { return Response(status: .notFound) }
    var request = HTTPClientRequest(url: proxy.target.origin)
    request.headers = proxy.rewriting.headers(
      of: HTTPRequest(method: .get, scheme: nil, authority: nil, path: path),
      from: Seat(island: island, user: User.all[0]),
      settings: UserSettings())
    request.headers.add(name: TargetPath.header, value: path)
    do {
      let response = try await proxy.client.execute(request, timeout: .seconds(10))
      let body = try await response.body.collect(upTo: Self.maximumConfigurationByteCount)
      return Response(
        status: HTTPResponse.Status(code: Int(response.status.code)), headers: Page.headers(type: "application/json"),
        body: ResponseBody(byteBuffer: body))
    } catch {
      return Response(status: .badGateway)
    }
  }
}
