import Foundation
import FoundationNetworking
import Tabwire
import TabwireClient
import Testing

@testable import TabwireIOS

/// Requests of images from a real server, which may be hostile (P22.8).
@Suite("Image downloads")
struct ImageDownloadTests {
  private func download(
    _ path: String, from server: HTTPServer, cookies: [HTTPCookie] = [], timeout: Duration = .seconds(60)
  ) async throws(TabImageError) -> Data {
    let identity = WebIdentity(cookies: cookies, userAgent: "Hotwire Native iOS")
    return try await ImageDownload.data(at: server.url(path), of: server.location, as: identity, timeout: timeout)
  }

  private func cookie(_ name: String, domain: String = "127.0.0.1") throws -> HTTPCookie {
    try #require(HTTPCookie(properties: [.name: name, .value: "1", .domain: domain, .path: "/"]))
  }

  @Test("a file arrives whole, with the largest size that is allowed")
  func file() async throws {
    let file = Data(repeating: 7, count: ImageFile.maximumByteCount)
    let server = try HTTPServer { _, client in client.respond("200 OK", body: file) }
    #expect(try await download("/face.png", from: server) == file)
  }

  @Test("the request has the cookies of its address and the user agent of the app, and says what it accepts")
  func request() async throws {
    let server = try HTTPServer { _, client in client.respond("200 OK", body: Data()) }
    let cookies = try [cookie("user"), cookie("other", domain: "example.org")]
    _ = try await download("/face.png", from: server, cookies: cookies)
    let request = try #require(server.requests.first)
    #expect(request.contains("Cookie: user=1\r\n"))
    #expect(request.contains("User-Agent: Hotwire Native iOS\r\n"))
    #expect(request.contains("Accept: image/png, image/jpeg, image/webp\r\n"))
  }

  @Test("a size that is too large ends the request before the first byte")
  func declaredSize() async throws {
    let server = try HTTPServer { _, client in
      client.send("HTTP/1.1 200 OK\r\nContent-Length: 1073741824\r\n\r\n")
      client.sendForever()
    }
    await #expect(throws: TabImageError.tooManyBytes) { try await download("/face.png", from: server) }
  }

  @Test("endless bytes without a size end the request soon")
  func endless() async throws {
    let server = try HTTPServer { _, client in
      client.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
      client.sendForever()
    }
    await #expect(throws: TabImageError.tooManyBytes) { try await download("/face.png", from: server) }
  }

  @Test("bytes that drip in end the request when the time is over, as silence does", arguments: [true, false])
  func drip(isDripping: Bool) async throws {
    let server = try HTTPServer { _, client in
      client.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
      client.drip(isSilent: !isDripping)
    }
    let timeout = Duration.milliseconds(300)
    await #expect(throws: TabImageError.noResponse("it took longer than \(timeout)")) {
      try await download("/face.png", from: server, timeout: timeout)
    }
  }

  @Test("a status other than 200 is no image", arguments: ["404 Not Found", "206 Partial Content", "500 Error"])
  func status(status: String) async throws {
    let server = try HTTPServer { _, client in client.respond(status, body: Data("no".utf8)) }
    let code = try #require(Int(status.prefix(3)))
    await #expect(throws: TabImageError.status(code)) { try await download("/face.png", from: server) }
  }

  @Test("a redirect on the app's origin is followed with the cookies; one to another origin gets no request")
  func redirects() async throws {
    let other = try HTTPServer { _, client in client.respond("200 OK", body: Data("theirs".utf8)) }
    let server = try HTTPServer { request, client in
      if request.hasPrefix("GET /near") { return client.redirect(to: "/face.png") }
      if request.hasPrefix("GET /far") { return client.redirect(to: other.url("/face.png").absoluteString) }
      client.respond("200 OK", body: Data("ours".utf8))
    }
    let cookies = try [cookie("user")]
    #expect(try await download("/near", from: server, cookies: cookies) == Data("ours".utf8))
    #expect(server.requests.allSatisfy { $0.contains("Cookie: user=1\r\n") })
    await #expect { try await download("/far", from: server, cookies: cookies) } throws: { error in
      if case TabImageError.redirect = error { true } else { false }
    }
    #expect(other.requests.isEmpty)
  }

  @Test("redirects in a circle end")
  func redirectLoop() async throws {
    let server = try HTTPServer { _, client in client.redirect(to: "/again") }
    await #expect(throws: TabImageError.tooManyRedirects) { try await download("/face.png", from: server) }
  }

  @Test("a small response that decompresses to 200 MB is no image")
  func compressed() async throws {
    let bomb = try compressedZeros()
    let server = try HTTPServer { _, client in client.respond("200 OK\r\nContent-Encoding: gzip", body: bomb) }
    // The system may decompress it, or leave it as it is.
    await #expect { try await TabPicture.draw(download("/face.png", from: server), as: .symbol) } throws: { error in
      [.tooManyBytes, .unknownFormat].contains(error as? TabImageError)
    }
  }

  private func compressedZeros() throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "head -c 200000000 /dev/zero | gzip -9"]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  @Test("a truncated file is no image")
  func truncated() async throws {
    let server = try HTTPServer { _, client in
      client.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf")
    }
    await #expect { try await download("/face.png", from: server) } throws: { error in
      if case TabImageError.noResponse = error { true } else { false }
    }
  }
}
