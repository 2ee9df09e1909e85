import Foundation
import HTTPTypes
import Hummingbird
import NIOConcurrencyHelpers
import RunningServer
import TabwireHummingbird
import Testing

@testable import Server

struct SecurityTests {
  @Test("a forged or changed cookie is no session")
  func forgedCookies() async throws {
    try await Site.visit { browser in
      try await browser.signIn(.premium)
      let cookie = try #require(browser.cookie)
      for position in cookie.indices {
        var changed = cookie
        changed.replaceSubrange(position...position, with: cookie[position] == "A" ? "B" : "A")
        // The last characters of base64 can have unused bits.
        if Data(base64Encoded: changed) == Data(base64Encoded: cookie) { continue }
        browser.cookie = changed
        #expect(try await browser.get("/").location == "/sign-in")
      }
      for length in stride(from: 0, to: cookie.count, by: 7) {
        browser.cookie = String(cookie.prefix(length))
        #expect(try await browser.get("/").location == "/sign-in")
      }
      for invalid in ["", "x", "=", "%00", "{}", String(repeating: "A", count: 6000), cookie + "A", cookie + cookie] {
        browser.cookie = invalid
        #expect(try await browser.get("/").location == "/sign-in")
      }
      browser.cookie = cookie
      #expect(try await browser.get("/").status == 200)
    }
  }

  @Test("a session is valid on servers with the same secret until it expires")
  func secrets() async throws {
    let secret = { (text: String) in try Secret(environment: [Secret.variable: text], isProduction: true) }
    let one = SessionCookies(key: try secret(String(repeating: "1", count: 32)).cookieKey, isSecure: false)
    let same = SessionCookies(key: try secret(String(repeating: "1", count: 32)).cookieKey, isSecure: false)
    let other = SessionCookies(key: try secret(String(repeating: "2", count: 32)).cookieKey, isSecure: false)
    let session = Session(user: User(.premium))
    let cookie = try one.cookie(for: session)
    let request = Request(
      head: HTTPRequest(
        method: .get, scheme: nil, authority: nil, path: "/", headerFields: [.cookie: "\(cookie.name)=\(cookie.value)"]),
      body: .init(buffer: ByteBuffer()))
    #expect(same.session(in: request)?.session == session)
    #expect(other.session(in: request) == nil)
    let lifetime = Double(SessionCookies.lifetime)
    #expect(same.session(in: request, now: .now + lifetime - 60)?.session == session)
    #expect(same.session(in: request, now: .now + lifetime + 60) == nil)
    #expect(try one.cookie(for: session).value != cookie.value, "two cookies of one session differ")
  }

  @Test("signing out ends every copy of the cookie, and signing in makes a new session")
  func replay() async throws {
    try await Site.visit { browser in
      try await browser.signIn(.premium)
      let kept = browser.cookie
      try await browser.post("/sign-out")
      #expect(try await browser.get("/").location == "/sign-in")
      browser.cookie = kept
      #expect(try await browser.get("/").location == "/sign-in")
      try await browser.post("/notes", ["trail": "Trail", "note": "A note that is long enough."])
      #expect(try await browser.get("/").location == "/sign-in", "no form signs the user in again")
      try await browser.signIn(.premium)
      #expect(try await browser.get("/").status == 200)
      browser.cookie = kept
      #expect(try await browser.get("/").location == "/sign-in")
    }
  }

  @Test("a table of sessions that forgets ends those that it does not know")
  func forgottenSessions() throws {
    let start = Date(timeIntervalSince1970: 1_000_000)
    var state = SharedState(startingAt: start)
    let robin = Session(user: User(.regular))
    _ = state.remember(robin, at: start + 1)
    #expect(state.current(robin, savedAt: start + 1).user != nil)
    for _ in 0..<2_000 { _ = state.remember(Session(), at: start + 2) }
    #expect(state.current(robin, savedAt: start + 1).user != nil, "anonymous requests displace nobody")
    _ = state.remember(robin.signedOut, at: start + 3)
    for number in 0..<10_000 { _ = state.remember(Session(user: User(.premium)), at: start + 4 + Double(number)) }
    #expect(state.current(robin, savedAt: start + 1).user == nil)
    #expect(state.current(Session(user: User(.new)), savedAt: start - 1).user == nil, "before this process began")
    #expect(state.current(Session(user: User(.new)), savedAt: start + 20_000).user != nil, "of another process")
  }

  @Test("a shared file that is damaged is kept beside a new one, and ends all sessions")
  func damagedFile() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("shared-\(UUID().uuidString)")
    defer {
      for end in ["", ".lock", ".damaged"] { try? FileManager.default.removeItem(atPath: file.path + end) }
    }
    let reports = NIOLockedValueBox<[String]>([])
    let storage = SharedStorage(file: file) { line in reports.withLockedValue { $0.append(line) } }
    let session = Session(user: User(.regular))
    let time = Date.now
    try storage.update { _ = $0.remember(session) }
    for damaged in ["", "{", "[]", "{\"isFreeWeekend\":3}"] {
      try Data(damaged.utf8).write(to: file)
      #expect(try storage.read { $0.current(session, savedAt: time) }.user == nil)
      #expect(try String(contentsOfFile: file.path + ".damaged", encoding: .utf8) == damaged)
      try storage.update { $0.isFreeWeekend = true }
      #expect(try storage.read { $0.isFreeWeekend })
    }
    #expect(reports.withLockedValue { $0 }.count == 4)
    #expect(!FileManager.default.fileExists(atPath: file.path + ".new"))
  }

  @Test("a change is on the disk before it has its name, and the name before the user hears of it")
  func powerCut() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shared-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("state")
    let synchronized = NIOLockedValueBox<[String]>([])
    let failing = NIOLockedValueBox("")
    let storage = SharedStorage(
      file: file,
      synchronize: { descriptor in
        var status = stat()
        fstat(descriptor, &status)
        let kind = status.st_mode & S_IFMT == S_IFDIR ? "the folder" : status.st_size > 0 ? "a file" : "an empty file"
        let isNamed = FileManager.default.fileExists(atPath: file.path)
        synchronized.withLockedValue { $0.append("\(kind), \(isNamed ? "with" : "without") the name") }
        guard kind == failing.withLockedValue({ $0 }) else { return 0 }
        errno = EIO
        return -1
      })
    try storage.update { $0.isFreeWeekend = true }
    #expect(synchronized.withLockedValue { $0 } == ["a file, without the name", "the folder, with the name"])
    failing.withLockedValue { $0 = "a file" }
    #expect(throws: (any Error).self) { try storage.update { $0.isFreeWeekend = false } }
    #expect(try storage.read { $0.isFreeWeekend }, "a change that is not on the disk does not count")
    failing.withLockedValue { $0 = "the folder" }
    #expect(throws: (any Error).self) { try storage.update { $0.isFreeWeekend = false } }
  }

  @Test("a request for another host is rejected")
  func hosts() async throws {
    let secret = try Secret(
      environment: [Secret.variable: String(repeating: "s", count: Secret.minimumByteCount)], isProduction: false)
    let site = try Site(
      secret: secret, webRoot: WebRoot(nil), isProduction: false, allowedHosts: ["trails.example", "[::1]"])
    let application = try site.application()
    try await application.serve { client in
      let port = client.port
      for (host, status) in [
        ("trails.example", 200), ("TRAILS.example:8080", 200), ("[::1]:80", 200), ("evil.example", 421),
        ("trails.example.evil.example", 421), ("trails.example:80:80", 421), ("", 421), ("trails.example@evil", 421),
      ] {
        let answer = try await Connection.open(port: port) { writer, reader in
          try await writer.send("GET /sign-in HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
          return try await reader.untilClosed()
        }
        #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(host)")
      }
    }
  }

  @Test("the host of an absolute target must be that of the request")
  func absoluteTargets() async throws {
    try await Site.forTests().application().serve { client in
      let port = client.port
      for (target, status) in [
        ("http://trails.example/sign-in", 200), ("http://TRAILS.example/sign-in", 200),
        ("http://evil.example/sign-in", 400), ("http://trails.example:8080/sign-in", 400),
        ("http://trails.example@evil.example/sign-in", 400), ("http:///sign-in", 400),
        ("/sign-in?http://evil.example", 200),
      ] {
        let answer = try await Connection.open(port: port) { writer, reader in
          try await writer.send("GET \(target) HTTP/1.1\r\nHost: trails.example\r\nConnection: close\r\n\r\n")
          return try await reader.untilClosed()
        }
        #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(target): \(answer.prefix(40))")
      }
    }
  }

  @Test("the secret has a minimum length, and is required in production")
  func secretErrors() throws {
    let secret = { (text: String?, isProduction: Bool) in
      try Secret(environment: text.map { [Secret.variable: $0] } ?? [:], isProduction: isProduction)
    }
    #expect(try secret(nil, false).isGenerated)
    #expect(throws: StartupError.self) { try secret(nil, true) }
    #expect(throws: StartupError.self) { try secret("", true) }
    let error = #expect(throws: StartupError.self) { try secret("short", false) }
    #expect(error?.description.contains("5 bytes") == true)
    #expect(error?.description.contains("short,") == false)
  }

  @Test("in production cookies are sent only over HTTPS and to this host")
  func productionCookies() throws {
    let key = try Secret(environment: [:], isProduction: false).cookieKey
    let production = try SessionCookies(key: key, isSecure: true).cookie(for: Session())
    #expect(production.name.hasPrefix("__Host-"))
    for attribute in ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"] {
      #expect(production.description.contains(attribute))
    }
    let development = try SessionCookies(key: key, isSecure: false).cookie(for: Session())
    #expect(!development.description.contains("Secure"))
    #expect(development.description.contains("HttpOnly"))
  }

  @Test("in production only forms from HTTPS pages of this host are accepted")
  func production() async throws {
    let site = try Site.forTests(isProduction: true)
    try await site.application().serve { client in
      let answer = { (origin: String) async throws -> HTTPAnswer in
        try await client.request("/flags", .post, headers: [.origin: origin], body: ByteBuffer(string: "explore=off"))
      }
      let accepted = try await answer("https://localhost")
      #expect(accepted.status == .seeOther)
      #expect(accepted.headers[.strictTransportSecurity]?.hasPrefix("max-age=") == true)
      #expect(accepted.headers[.setCookie]?.hasPrefix("__Host-") == true)
      for origin in ["http://localhost", "ftp://localhost", "https://localhost:1", "https://elsewhere.example", "null"]
      {
        #expect(try await answer(origin).status == .forbidden, "\(origin)")
      }
    }
  }

  private struct DeclarationError: Error {}

  @Test("an error in the tab bar is a response with the security headers, and assets do not need the tab bar")
  func failingTabBar() async throws {
    let site = try Site.forTests(isProduction: true)
    let router = Router(context: SiteContext.self)
    router.addMiddleware {
      SafetyMiddleware()
      SecurityHeaders(importMapHash: "sha256-x", isProduction: true)
      TabwireMiddleware { _, _ in throw DeclarationError() }
      ErrorPages(site: site)
      PublicFiles(AppResources.assets.path, at: "/assets")
    }
    router.get("/") { _, context in "\(try await context.tabBar().tabs.count)" }
    try await Application(router: router).serve { client in
      for (path, status) in [("/", 500), ("/nowhere", 500), ("/assets/app.css", 200)] {
        let response = try await client.request(path)
        #expect(response.status.code == status)
        #expect(response.headers[.contentSecurityPolicy]?.contains("default-src 'none'") == true)
        #expect(!String(buffer: response.body).contains("DeclarationError"))
      }
    }
  }

  @Test("files outside the public folders are not served")
  func files() async throws {
    try await Site.visit { browser in
      for path in [
        "/web/../Package.swift", "/web/%2e%2e/Package.swift", "/assets/..%2f..%2fPackage.swift", "/web//etc/passwd",
        "/assets/", "/web", "/web/%00",
      ] {
        let status = try await browser.get(path).status
        #expect(status >= 300 && status < 500, "\(path) \(status)")
      }
      for path in [
        "/assets/app.css", "/assets/app.js", "/web/index.js", "/web/vendor/turbo.js", "/web/vendor/stimulus.js",
      ] {
        #expect(try await browser.get(path).status == 200, "\(path)")
      }
    }
  }
}
