import Foundation
import Hummingbird
import RunningServer
import Testing

@testable import Server

/// The stream of tab bars over real connections.
@Suite(.timeLimit(.minutes(2)))
struct LiveTests {
  @Test("neither the timeout of requests nor that of idle connections ends a stream")
  func timeouts() async throws {
    let site = try Site.forTests(formTimeout: .seconds(1))
    try await site.application(idleTimeout: .seconds(1)).serve { client in
      let browser = Browser(client)
      try await browser.signIn(.regular)
      let text = try await Connection.open(port: client.port) {
        [cookie = browser.cookie] writer, reader in
        try await writer.send(
          "GET /tabs/updates?path=/ HTTP/1.1\r\nHost: a\r\nCookie: waymark=\(cookie ?? "")\r\n\r\n")
        async let flip: Void = {
          // More than twice the time of a form, after which other requests are closed.
          try await Task.sleep(for: .seconds(3))
          try site.live.setFreeWeekend(true)
        }()
        let text = try await reader.until(#"data-tab="premium""#)
        try await flip
        return text
      }
      #expect(text.contains("data-tab=\"library\"") && text.contains("data-tab=\"premium\""))
    }
  }

  @Test(
    "a stream stays open whose request ends late, and one that another request follows",
    arguments: ["Content-Length: 5\r\n\r\n", "\r\nPOST /flags HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n"])
  func lateEnd(rest: String) async throws {
    let site = try Site.forTests(formTimeout: .seconds(1))
    try await site.application(idleTimeout: .seconds(1)).serve { client in
      let browser = Browser(client)
      try await browser.signIn(.regular)
      let text = try await Connection.open(port: client.port) { [cookie = browser.cookie] writer, reader in
        try await writer.send(
          "GET /tabs/updates?path=/ HTTP/1.1\r\nHost: a\r\nCookie: waymark=\(cookie ?? "")\r\n\(rest)")
        async let flip: Void = {
          try await Task.sleep(for: .milliseconds(500))
          try await writer.send("later")
          // More than twice the time of a form, after which other requests are closed.
          try await Task.sleep(for: .seconds(3))
          try site.live.setFreeWeekend(true)
        }()
        let text = try await reader.until(#"data-tab="premium""#)
        try await flip
        return text
      }
      #expect(text.contains("data-tab=\"premium\""))
    }
  }

  @Test("a request that never ends opens no stream for longer than others")
  func endlessRequest() async throws {
    let site = try Site.forTests(formTimeout: .seconds(1))
    try await site.application(idleTimeout: .seconds(300)).serve { client in
      let start = ContinuousClock.now
      _ = try await Connection.open(port: client.port) { writer, reader in
        try await writer.send("GET /tabs/updates HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n")
        return try await reader.untilClosed()
      }
      #expect(ContinuousClock.now - start < .seconds(60))
    }
  }

  @Test("a session is news once, and its sign-out as well")
  func sessionNews() {
    var state = SharedState()
    let session = Session(user: User(.regular))
    let isNew = [session, session, session.signedOut, session].map { state.remember($0) }
    #expect(isNew == [true, false, true, false], "a session that has ended never begins again")
    #expect(state.current(session, savedAt: .now) == session.signedOut)
  }
}
