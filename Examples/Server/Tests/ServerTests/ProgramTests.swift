import Foundation
import Testing

@testable import Server

/// The program as a process.
@Suite(.timeLimit(.minutes(2)))
struct ProgramTests {
  @Test(
    "it prints its URL, and stops gracefully on SIGTERM and SIGINT", arguments: [SIGTERM, SIGINT])
  func startAndStop(signal: Int32) async throws {
    let program = try Program(["--port", "0"])
    let port = try await program.port()
    try await Connection.open(port: port) { writer, reader in
      try await writer.send("GET /sign-in HTTP/1.1\r\nHost: a\r\n\r\n")
      // The idle connection does not keep the server running.
      let answer = try await reader.untilClosed(after: "</html>") { program.send(signal) }
      #expect(answer.hasPrefix("HTTP/1.1 200"))
    }
    #expect(await program.exit() == 0)
    #expect(program.errors.contains("TABWIRE_SECRET is not set: using a generated secret"))
  }

  @Test("open streams do not delay SIGTERM, and are told to come back")
  func openStream() async throws {
    let program = try Program(["--port", "0"])
    let port = try await program.port()
    try await Connection.open(port: port) { writer, reader in
      try await writer.send("GET /tabs/updates HTTP/1.1\r\nHost: a\r\n\r\n")
      let text = try await reader.untilClosed(after: "</turbo-stream>") { program.send(SIGTERM) }
      #expect(text.matches(of: #/retry: \d+\n/#).count == 2, "one at the beginning, one at the end")
    }
    #expect(await program.exit() == 0)
  }

  @Test("a stream that nobody reads does not delay SIGTERM")
  func unreadStream() async throws {
    let program = try Program(["--port", "0"])
    let port = try await program.port()
    @Sendable func post(_ path: String, _ form: String, cookie: String = "") async throws -> String {
      try await Connection.open(port: port) { writer, reader in
        try await writer.send(
          """
          POST \(path) HTTP/1.1\r
          Host: a\r
          Connection: close\r
          Content-Type: application/x-www-form-urlencoded\r
          Content-Length: \(form.utf8.count)\r
          Cookie: \(cookie)\r
          \r
          \(form)
          """)
        return try await reader.untilClosed()
      }
    }
    let answer = try await post("/sign-in", "persona=regular")
    let cookie = String(try #require(answer.firstMatch(of: #/(?i)set-cookie: (waymark=[^;]+)/#)).output.1)
    let stream = try await Connection.unread(
      port: port, "GET /tabs/updates?path=/ HTTP/1.1\r\nHost: a\r\nCookie: \(cookie)\r\n\r\n")
    // Changes of 50 ms are one event, and events fill the buffers of the system.
    for number in 0..<60 {
      #expect(
        try await post("/flags", "weekend=\(number.isMultiple(of: 2) ? "on" : "off")", cookie: cookie).contains(" 303 ")
      )
      try await Task.sleep(for: .milliseconds(60))
    }
    let start = ContinuousClock.now
    program.send(SIGTERM)
    #expect(await program.exit() == 0)
    #expect(ContinuousClock.now - start < .seconds(12))
    try? await stream.close()
  }

  @Test("a form that is arriving at SIGTERM is still answered")
  func formOnItsWay() async throws {
    let program = try Program(["--port", "0"])
    let port = try await program.port()
    try await Connection.open(port: port) { writer, reader in
      // In one packet: when the page has arrived, the form has begun, too.
      try await writer.send(
        """
        GET /sign-in HTTP/1.1\r
        Host: a\r
        \r
        POST /sign-in HTTP/1.1\r
        Host: a\r
        Content-Length: 15\r
        \r
        persona=
        """)
      let answers = try await reader.untilClosed(after: "</html>") {
        program.send(SIGTERM)
        while try await Connection.isListening(port: port) { try await Task.sleep(for: .milliseconds(10)) }
        try await writer.send("regular")
      }
      #expect(answers.contains("HTTP/1.1 303"))
    }
    #expect(await program.exit() == 0)
  }

  @Test("at SIGTERM keep-alive clients lose no request: the last response closes the connection")
  func keepAlive() async throws {
    let program = try Program(["--port", "0"])
    let port = try await program.port()
    let clientCount = 48
    let (firstResponses, firstResponse) = AsyncStream<Void>.makeStream()
    let lastResponses = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<clientCount {
        group.addTask {
          try await Connection.open(port: port) { writer, reader in
            try await reader.responses { response in
              firstResponse.yield()
              return response.contains("connection: close")
            } request: {
              try await writer.send("GET /sign-in HTTP/1.1\r\nHost: a\r\n\r\n")
            }
          }
        }
      }
      var count = 0
      for await _ in firstResponses {
        count += 1
        if count == 2 * clientCount { break }
      }
      program.send(SIGTERM)
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(lastResponses.count == clientCount)
    for response in lastResponses {
      #expect(response.hasPrefix("http/1.1 200"))
      #expect(response.contains("connection: close"))
      #expect(response.hasSuffix("</html>\n"))
    }
    #expect(await program.exit() == 0)
  }

  @Test("clients that connect at SIGTERM do not end the server before its responses")
  func connectionsAtShutdown() async throws {
    for _ in 0..<(Int(ProcessInfo.processInfo.environment["TABWIRE_SHUTDOWNS"] ?? "") ?? 5) {
      let program = try Program(["--port", "0"])
      let port = try await program.port()
      try await Connection.open(port: port) { writer, reader in
        try await writer.send(
          """
          GET /sign-in HTTP/1.1\r
          Host: a\r
          \r
          POST /sign-in HTTP/1.1\r
          Host: a\r
          Content-Length: 15\r
          \r
          persona=
          """)
        let answers = try await reader.untilClosed(after: "</html>") {
          await withTaskGroup(of: Void.self) { group in
            for _ in 0..<2 { group.addTask { await Connection.flood(port: port) } }
            try? await Task.sleep(for: .milliseconds(20))
            program.send(SIGTERM)
          }
          try await writer.send("regular")
        }
        #expect(answers.contains("HTTP/1.1 303"))
      }
      #expect(await program.exit() == 0)
    }
  }

  @Test("a startup error names the problem and its solution")
  func startupErrors() async throws {
    let empty = FileManager.default.temporaryDirectory.appendingPathComponent("web-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: empty) }
    let errors: [([String], [String: String], String)] = [
      (["--web-root", empty.path], [:], "has no navigation_controller.js"),
      (["--production"], [:], "TABWIRE_SECRET is not set"),
      ([], [Secret.variable: "short"], "at least 32 random bytes"),
      (["--port", "many"], [:], "--port"), (["--port", "99999"], [:], "--port"),
    ]
    for (arguments, environment, message) in errors {
      let program = try Program(arguments, environment: environment)
      #expect(await program.exit() != 0)
      #expect(program.errors.contains(message))
    }
    try Data().write(to: empty.appendingPathComponent("navigation_controller.js"))
    let program = try Program(["--web-root", empty.path])
    #expect(await program.exit() != 0)
    #expect(program.errors.contains("run scripts/fetch-web-vendor"))
  }

  @Test("an app for links that is none is an error that says what to write")
  func wrongApp() async throws {
    let program = try Program(["--port", "0", "--android-app", "dev.tabwire.waymark=14:6D"])
    #expect(await program.exit() != 0)
    #expect(program.errors.contains("\"14:6D\" of dev.tabwire.waymark is not a SHA-256 fingerprint"))
  }

  @Test("a port in use is an error")
  func takenPort() async throws {
    let first = try Program(["--port", "0"])
    let port = try await first.port()
    let second = try Program(["--port", "\(port)"])
    #expect(await second.exit() != 0)
    #expect(second.errors.contains("port \(port) of 127.0.0.1 is in use; choose another one with --port"))
    first.send(SIGTERM)
    #expect(await first.exit() == 0)
  }
}
