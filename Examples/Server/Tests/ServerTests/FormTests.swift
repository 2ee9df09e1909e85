import Hummingbird
import HummingbirdTesting
import Testing

@testable import Server

struct FormTests {
  @Test("Every form ends in a 303 to a page, which says once what was done")
  func redirects() async throws {
    try await Site.visit { browser in
      try await browser.signIn(.regular)
      let forms: [(String, [String: String], String, String?)] = [
        ("/notes", ["trail": "Owl Wood", "note": "Heard two, saw none."], "/", "Your note on Owl Wood is saved."),
        ("/explore/5/favorite", [:], "/explore/5", "The Long Step is a favorite now."),
        ("/explore/5/favorite", [:], "/explore/5", "The Long Step is no longer a favorite."),
        ("/profile/edit", ["name": " Robin "], "/profile", "Your profile is saved."),
        ("/flags", ["explore": "soft", "back": "/library/1?x=1"], "/library/1?x=1", nil),
        ("/flags", ["explore": "soft"], "/", nil),
      ]
      for (path, form, next, notice) in forms {
        let answer = try await browser.post(path, form)
        #expect(answer.status == 303)
        #expect(answer.location == next)
        let page = try await browser.get(next)
        if let notice { #expect(page.html.contains(notice)) }
        #expect(try await !browser.get(next).html.contains(#"class="notice" role="status""#))
      }
    }
  }

  @Test("A flag that is left out, or that nobody knows, stays as it is")
  func partialFlags() async throws {
    try await Site.visit { browser in
      try await browser.signIn(.premium)
      try await browser.post("/flags", ["explore": "soft"])
      try await browser.post("/flags", ["library": "off"])
      try await browser.post("/flags", ["premium": "sometimes"])
      #expect(try await browser.get("/").tabs == ["home", "explore", "favorites", "premium", "profile"])
      #expect(try await browser.post("/flags", ["explore": "sometimes"]).status == 400)
      try await browser.post("/flags", ["premium": "off"])
      #expect(try await browser.get("/").tabs == ["home", "explore", "favorites", "profile"])
      try await browser.post("/flags", ["premium": "plan"])
      #expect(try await browser.get("/").tabs == ["home", "explore", "favorites", "premium", "profile"])
    }
  }

  @Test("The panel of flags stays open on the page that comes back, once")
  func panel() async throws {
    try await Site.visit { browser in
      try await browser.signIn(.regular)
      try await browser.post("/flags", ["order": "library-first", "back": "/profile"])
      #expect(try await browser.get("/profile").html.contains(#"id="backstage" open"#))
      #expect(try await !browser.get("/profile").html.contains(#"id="backstage" open"#))
    }
  }

  @Test("A form that says too little, or what nobody can be, changes nothing")
  func incomplete() async throws {
    try await Site.visit { browser in
      #expect(try await browser.post("/sign-in", ["persona": "admin"]).status == 400)
      #expect(try await browser.post("/sign-in").status == 400)
      #expect(try await browser.post("/welcome", ["name": "Eve"]).location == "/sign-in")
      #expect(try await browser.get("/").location == "/sign-in")
      try await browser.signIn(.regular)
      #expect(try await browser.post("/explore/99/favorite").status == 404)
      #expect(try await browser.post("/notes", ["trail": "x"]).status == 400)
      #expect(try await browser.get("/profile").html.contains("Robin Hale"))
    }
  }

  @Test("A form with mistakes comes back with 422: what was typed, what is wrong, and the tabs as they were")
  func validation() async throws {
    try await Site.visit { browser in
      try await browser.signIn(.regular)
      let long = String(repeating: "n", count: Visitor.longestName + 1)
      let forms: [(path: String, form: [String: String], problem: String, kept: String)] = [
        ("/notes", ["trail": "<Owl>", "note": "short"], "10 characters at least", "&lt;Owl&gt;"),
        (
          "/notes", ["trail": " ", "note": "A walk that was long enough"], "Say where you were.",
          "long enough</textarea>"
        ),
        ("/profile/edit", ["name": "  "], "Please enter a name.", #"aria-invalid="true""#),
        ("/profile/edit", ["name": long], "At most 40 characters, please.", #"value="\#(long)""#),
        ("/profile/edit", ["name": String(repeating: "👩‍👩‍👧‍👦", count: 30)], "At most 40", "👩‍👩‍👧‍👦"),
      ]
      for (path, form, problem, kept) in forms {
        let page = try await browser.post(path, form)
        #expect(page.status == 422)
        #expect(page.html.contains(problem))
        #expect(page.html.contains(kept))
        #expect(try page.tabs == ["home", "explore", "library", "profile"])
      }
      #expect(try await browser.get("/notes").location == "/")
      #expect(try await browser.get("/profile").html.contains("Robin Hale"))
    }
    try await Site.visit { browser in
      try await browser.post("/sign-in", ["persona": "new"])
      let page = try await browser.post("/welcome", ["name": ""])
      #expect(page.status == 422)
      #expect(try page.tabs == [])
      #expect(try await browser.get("/").location == "/welcome")
    }
  }

  @Test("A name is text, however it is spelled")
  func hostileName() async throws {
    try await Site.visit { browser in
      try await browser.signIn(.regular)
      try await browser.post("/profile/edit", ["name": #"<script>alert("1")</script>{{title}}"#])
      let page = try await browser.get("/profile")
      #expect(!page.html.contains("<script>alert"))
      #expect(page.html.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;{{title}}"))
    }
  }

  @Test("The largest session there can be still fits into a cookie")
  func largestSession() async throws {
    try await Site.visit { browser in
      try await browser.signIn(.premium)
      let flags = ["explore": "hard", "library": "soft", "premium": "hard", "order": "library-first"]
      try await browser.post("/flags", flags)
      try await browser.post("/language", ["language": "ja"])
      for trail in Trail.all.map(\.id) where ![3, 8, 14].contains(trail) {
        try await browser.post("/explore/\(trail)/favorite")
      }
      #expect(try await browser.post("/profile/edit", ["name": String(repeating: "𝕏", count: 40)]).status == 303)
      #expect(try #require(browser.cookie).utf8.count < 3800)
      #expect(try await browser.get("/profile").html.contains("𝕏"))
    }
  }
}
