import Foundation
import TabwireServer
import Testing

@testable import Server

struct SessionTests {
  // P13.1
  @Test("every page gives a session, and signing out changes it")
  func sessions() async throws {
    try await Site.visit { browser in
      let session = { try await browser.get("/nowhere").configuration.session }
      #expect(try await session() == SessionKey.nobody.rawValue)
      try await browser.signIn(.regular)
      let regular = try #require(try await session())
      try await browser.post("/sign-out")
      #expect(try await session() == SessionKey.nobody.rawValue)
      try await browser.signIn(.premium)
      let premium = try #require(try await session())
      #expect(Set([regular, premium, SessionKey.nobody.rawValue]).count == 3)
    }
  }

  @Test(
    "pages of signed-in users are not stored, so that going back after signing out shows none",
    arguments: [
      "/", "/explore/3", "/profile", "/nowhere", "/profile/trouble",
    ])
  func noStore(path: String) async throws {
    try await Site.visit { browser in
      try await browser.signIn(.regular)
      #expect(try await browser.get(path).headers[.cacheControl] == "no-store")
      #expect(try await browser.post("/notes", ["trail": "", "note": ""]).headers[.cacheControl] == "no-store")
      try await browser.post("/sign-out")
      #expect(try await browser.get("/sign-in").headers[.cacheControl] == "private, no-cache")
    }
  }

  @Test("a sign-in over the limit gets status 429, and users who are signed in stay signed in")
  func signInLimit() async throws {
    let site = try Site.forTests()
    try await site.application().serve { client in
      let (early, late) = (Browser(client), Browser(client))
      try await early.signIn(.regular)
      let session = try await early.get("/").configuration.session
      while site.signIns.allowAnother() {}
      #expect(try await late.post("/sign-in", ["persona": "regular"]).status == 429)
      #expect(try await late.get("/nowhere").configuration.session == SessionKey.nobody.rawValue)
      #expect(try await early.post("/sign-in", ["persona": "premium"]).status == 429)
      #expect(try await early.get("/").configuration.session == session)
    }
  }
}
