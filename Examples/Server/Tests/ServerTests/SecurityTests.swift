import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import Server

struct SecurityTests {
  @Test("Only a page of this site can send a form, for as far as browsers tell")
  func crossSite() async throws {
    let fetchSite = try #require(HTTPField.Name("Sec-Fetch-Site"))
    try await Site.forTests().application().test(.live) { client in
      let browser = Browser(client)
      let here = "localhost"
      let attacks: [HTTPFields] = [
        [.origin: "http://evil.example"], [.origin: "null"], [.origin: ""], [.origin: "http://\(here).evil.example"],
        [.origin: "http://evil.example/\(here)"], [.origin: "http://localhost:1"], [fetchSite: "cross-site"],
        [fetchSite: "same-site"], [fetchSite: "cross-site", .origin: "http://\(here)"],
        [fetchSite: "same-origin", .origin: "http://evil.example"],
      ]
      try await browser.signIn(.regular)
      for attack in attacks {
        for path in ["/flags", "/sign-out", "/sign-in", "/notes", "/nowhere"] {
          let answer = try await browser.post(path, ["explore": "off", "persona": "new"], headers: attack)
          #expect(answer.status == 403, "\(attack) \(path)")
          #expect(answer.headers[.setCookie] == nil)
        }
      }
      #expect(try await browser.get("/").tabs == ["home", "explore", "library", "profile"])
      for own: HTTPFields in [[:], [.origin: "http://\(here)"], [fetchSite: "same-origin"], [fetchSite: "none"]] {
        #expect(try await browser.post("/flags", ["explore": "on"], headers: own).status == 303, "\(own)")
      }
    }
  }

  @Test("A session that was not made here, or was changed, is none")
  func forgedCookies() async throws {
    try await Site.visit { browser in
      try await browser.signIn(.premium)
      let cookie = try #require(browser.cookie)
      for position in cookie.indices {
        var changed = cookie
        changed.replaceSubrange(position...position, with: cookie[position] == "A" ? "B" : "A")
        // The last characters of base64 may hold bits that mean nothing.
        if Data(base64URL: changed) == Data(base64URL: cookie) { continue }
        browser.cookie = changed
        #expect(try await browser.get("/").location == "/sign-in")
      }
      for length in stride(from: 0, to: cookie.count, by: 7) {
        browser.cookie = String(cookie.prefix(length))
        #expect(try await browser.get("/").location == "/sign-in")
      }
      for nonsense in ["", "x", "=", "%00", "{}", String(repeating: "A", count: 6000), cookie + "A", cookie + cookie] {
        browser.cookie = nonsense
        #expect(try await browser.get("/").location == "/sign-in")
      }
      browser.cookie = cookie
      #expect(try await browser.get("/").status == 200)
    }
  }

  @Test("A session is read by every server with the same secret, by no other, and not after its time")
  func secrets() async throws {
    let secret = { (text: String) in try Secret(environment: [Secret.variable: text], isProduction: true) }
    let one = SessionCookies(key: try secret(String(repeating: "1", count: 32)).cookieKey, isSecure: false)
    let same = SessionCookies(key: try secret(String(repeating: "1", count: 32)).cookieKey, isSecure: false)
    let other = SessionCookies(key: try secret(String(repeating: "2", count: 32)).cookieKey, isSecure: false)
    let session = Session(visitor: Visitor(.premium))
    let cookie = try one.cookie(for: session)
    let request = Request(
      head: HTTPRequest(
        method: .get, scheme: nil, authority: nil, path: "/", headerFields: [.cookie: "\(cookie.name)=\(cookie.value)"]),
      body: .init(buffer: ByteBuffer()))
    #expect(same.session(in: request) == session)
    #expect(other.session(in: request) == nil)
    let lifetime = Double(SessionCookies.lifetime)
    #expect(same.session(in: request, now: .now + lifetime - 60) == session)
    #expect(same.session(in: request, now: .now + lifetime + 60) == nil)
    #expect(try one.cookie(for: session).value != cookie.value, "two cookies of one session do not look alike")
  }

  @Test("A session that somebody kept works after signing out: the price of keeping nothing on the server")
  func replay() async throws {
    try await Site.visit { browser in
      try await browser.signIn(.premium)
      let kept = browser.cookie
      try await browser.post("/sign-out")
      #expect(try await browser.get("/").location == "/sign-in")
      browser.cookie = kept
      #expect(try await browser.get("/").status == 200)
    }
  }

  @Test("The secret must be long, and must be given in production")
  func startProblems() throws {
    let secret = { (text: String?, isProduction: Bool) in
      try Secret(environment: text.map { [Secret.variable: $0] } ?? [:], isProduction: isProduction)
    }
    #expect(try secret(nil, false).isMadeUp)
    #expect(throws: StartProblem.self) { try secret(nil, true) }
    #expect(throws: StartProblem.self) { try secret("", true) }
    let problem = #expect(throws: StartProblem.self) { try secret("short", false) }
    #expect(problem?.description.contains("5 bytes") == true)
    #expect(problem?.description.contains("short,") == false)
  }

  @Test("In production cookies are for HTTPS, and for this host alone")
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

  @Test("Every answer carries the headers that keep browsers from harm, errors and files too")
  func headers() async throws {
    try await Site.visit { browser in
      for path in ["/sign-in", "/", "/nowhere", "/assets/app.css", "/web/bridge.js", "/assets/nothing"] {
        let headers = try await browser.get(path).headers
        let policy = try #require(headers[.contentSecurityPolicy])
        #expect(policy.contains("default-src 'none'"))
        #expect(!policy.contains("unsafe"))
        #expect(!policy.contains("*"))
        #expect(headers[.xContentTypeOptions] == "nosniff")
      }
      let page = try await browser.get("/sign-in")
      let other = try await browser.get("/sign-in")
      let nonce = try #require(page.headers[.contentSecurityPolicy]?.firstMatch(of: #/'nonce-([^']+)'/#)?.output.1)
      #expect(page.html.contains(#"<meta name="csp-nonce" content="\#(nonce)">"#))
      #expect(other.headers[.contentSecurityPolicy]?.contains(nonce) == false)
    }
  }

  @Test(
    "Nothing in a form or a header ends up in a header",
    arguments: [
      "/\r\nSet-Cookie: a=b", "/%0d%0aSet-Cookie:a=b\r\n", "//evil.example", "/\\evil.example", "https://evil.example",
      "javascript:alert(1)", "evil", "", "/\t/evil.example", "/\u{E9}", "/" + String(repeating: "a", count: 600),
      "/a b",
    ])
  func headerInjection(back: String) async throws {
    try await Site.visit { browser in
      try await browser.signIn(.regular)
      let answer = try await browser.post("/flags", ["explore": "on", "back": back])
      #expect(answer.location == "/")
      #expect(answer.headers[values: .setCookie].count == 1)
    }
  }

  @Test("A hostile user agent is text")
  func hostileUserAgent() async throws {
    try await Site.visit { browser in
      try await browser.signIn(.regular)
      let agent = #"x"><script>/1 Hotwire Native iOS; bridge-components: [navigation "><script>alert(1)</script>]"#
      for path in ["/", "/profile"] {
        let html = try await browser.get(path, headers: [.userAgent: agent]).html
        #expect(!html.contains("<script>alert"))
      }
    }
  }

  @Test("The page of a native app says so before any script runs; a browser's page does not")
  func nativeApp() async throws {
    try await Site.visit { browser in
      let app = try await browser.get(
        "/sign-in", headers: [.userAgent: "Waymark/1 Hotwire Native Linux; bridge-components: [navigation form]"])
      #expect(app.html.contains(#"<html lang="en" data-bridge-components="form navigation">"#))
      #expect(try await browser.get("/sign-in").html.contains(#"<html lang="en">"#))
    }
  }

  @Test("Files are served from their folders alone")
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

extension Data {
  fileprivate init?(base64URL text: String) {
    let text = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
    self.init(base64Encoded: text + String(repeating: "=", count: (4 - text.count % 4) % 4))
  }
}
