import Foundation
import Hummingbird
import NIOCore
import RunningServer
import Testing

@testable import Server

/// Behavior over real connections.
@Suite(.timeLimit(.minutes(2)))
struct NetworkTests {
  @Test("servers with the same secret share sessions")
  func twoServers() async throws {
    let (one, other) = (try Site.forTests(), try Site.forTests())
    try await one.application().serve { first in
      try await other.application().serve { second in
        let browser = Browser(first)
        try await browser.signIn(.regular)
        let elsewhere = Browser(second)
        elsewhere.cookie = browser.cookie
        try await elsewhere.post("/flags", ["library": "off"])
        browser.cookie = elsewhere.cookie
        let (here, there) = (try await browser.get("/").configuration, try await elsewhere.get("/").configuration)
        #expect(here.tabs == there.tabs)
        #expect(here.session == there.session, "both servers send the same session key")
      }
    }
  }

  @Test("a form of a megabyte returns 413", arguments: ["/notes", "/flags", "/sign-in"])
  func hugeForm(path: String) async throws {
    try await Site.forTests().application().serve { client in
      let browser = Browser(client)
      try await browser.signIn(.regular)
      for name in ["note", "persona", "back"] {
        let body = ByteBuffer(string: "trail=x&\(name)=" + String(repeating: "a", count: 1 << 20))
        #expect(try await browser.post(path, body: body).status == 413)
      }
      let many = ByteBuffer(string: (0..<2000).map { "a\($0)=1" }.joined(separator: "&"))
      #expect(try await [400, 413].contains(browser.post("/notes", body: many).status))
      for level in ["[a]", "[]"] {
        let deep = ByteBuffer(string: "note\(String(repeating: level, count: 5000))=1")
        #expect(try await browser.post(path, body: deep).status == 400)
      }
      #expect(try await browser.get("/").status == 200)
    }
  }

  @Test("a malformed request closes only its own connection")
  func malformedRequests() async throws {
    try await Site.forTests().application().serve { client in
      let port = client.port
      let requests = [
        "GET / HTTP/1.1\r\nHost: a\r\nCookie: waymark=\(String(repeating: "a", count: 64 * 1024))\r\n\r\n",
        "GET /\(String(repeating: "a", count: 128 * 1024)) HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nX: a\u{0}b\r\n\r\n", "\u{16}\u{3}\u{1}\u{0}", "no request at all\r\n\r\n",
        "POST /notes HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        "POST /notes HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "GET /sign-in HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n",
      ]
      for request in requests {
        let answer = try await Connection.open(port: port) { writer, reader in
          try await writer.send(request)
          return try await reader.untilClosed()
        }
        #expect(!answer.contains(" 200 ") && !answer.contains(" 303 "), "\(request.prefix(60)) → \(answer.prefix(60))")
      }
      #expect(try await Browser(client).get("/sign-in").status == 200)
    }
  }

  @Test("a form with an unknown transfer encoding returns 400", arguments: ["xchunked", "gzip", "chunked, gzip"])
  func unknownTransferEncoding(encoding: String) async throws {
    try await Site.forTests().application().serve { client in
      let port = client.port
      let answer = try await Connection.open(port: port) { writer, reader in
        try await writer.send("POST /sign-in HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: \(encoding)\r\n\r\n0\r\n\r\n")
        return try await reader.untilClosed()
      }
      #expect(answer.hasPrefix("HTTP/1.1 400"), "\(answer.prefix(60))")
    }
  }

  @Test("an idle connection is closed in every state")
  func silentClients() async throws {
    let site = try Site.forTests()
    try await site.application(idleTimeout: .seconds(1)).serve { client in
      let port = client.port
      for beginning in [
        "", "GET / HT", "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ",
        "POST /notes HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\ntrail=",
      ] {
        let start = ContinuousClock.now
        _ = try await Connection.open(port: port) { writer, reader in
          if !beginning.isEmpty { try await writer.send(beginning) }
          return try await reader.untilClosed()
        }
        #expect(ContinuousClock.now - start < .seconds(20), "\(beginning)")
      }
      #expect(try await isServing(port: port))
    }
  }

  @Test("slow senders get 408 and do not delay others")
  func slowSenders() async throws {
    // The connection is closed after twice the time of a form. With users' time, a busy machine answers before.
    let site = try Site.forTests()
    try await site.application().serve { client in
      let port = client.port
      try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<50 {
          group.addTask {
            try await Connection.open(port: port) { writer, reader in
              try await writer.send("POST /sign-in HTTP/1.1\r\nHost: a\r\nContent-Length: 10000\r\n\r\n")
              async let sending: Void = writer.sendUntilClosed("p")
              let answer = try await reader.untilClosed()
              try await sending
              return answer
            }
          }
        }
        let browser = Browser(client)
        try await browser.signIn(.regular)
        #expect(try await browser.get("/").status == 200)
        for try await answer in group { #expect(answer.hasPrefix("HTTP/1.1 408")) }
      }
    }
  }

  /// The beginning of a connection, and the text that follows it without end.
  static let endless = [
    ("GET /sign-in HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n", "a"),
    ("POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n", "a"),
    ("GET /sign-in HTTP/1.1\r\nHost: a\r\nX-Slow: ", "a"),
    (String(repeating: "GET /web/vendor/turbo.js HTTP/1.1\r\nHost: a\r\n\r\n", count: 2000), "\r\n"),
  ]

  @Test("a connection that never ends its request or never reads is closed", arguments: endless)
  func busyConnections(beginning: String, more: String) async throws {
    let site = try Site.forTests(formTimeout: .seconds(1))
    try await site.application(idleTimeout: .seconds(1)).serve { client in
      let port = client.port
      try await Connection.open(port: port) { writer, _ in
        try await writer.send(beginning)
        try await writer.sendUntilClosed(more)
      }
      #expect(try await isServing(port: port))
    }
  }

  /// Whether the server answers a new connection.
  private func isServing(port: Int) async throws -> Bool {
    let answer = try await Connection.open(port: port) { writer, reader in
      try await writer.send("GET /sign-in HTTP/1.1\r\nHost: a\r\n\r\n")
      return try await reader.until("</html>")
    }
    return answer.hasPrefix("HTTP/1.1 200")
  }
}
