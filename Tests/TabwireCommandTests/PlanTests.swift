import Foundation
import Testing

@Suite("tabwire plan")
struct PlanCommandTests {
  static let old = "Tests/TabwireCommandTests/Tabs/old.json"
  static let new = "Tests/TabwireCommandTests/Tabs/new.json"

  @Test("one of both sources can be standard input, but not both")
  func standardInput() throws {
    let text = try String(contentsOf: Repository.root.appendingPathComponent(Self.old), encoding: .utf8)
    let run = try Tool.run("plan", "-", Self.old, input: text)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
    let both = try Tool.run("plan", "-", "-", input: text)
    #expect(both.errors.contains("Only one of OLD and NEW can be standard input."))
    #expect(both.exitCode == 64)
  }

  @Test("every state is reported with its effects, and with advice")
  func text() throws {
    let run = try Tool.run("plan", Self.old, Self.new)
    #expect(
      run.output == """
        disruptive  on “Explore” (case 9, 1 state)
          before  Home  [Explore]  Library  Profile
          after   [Home]  Favorites  Books  Profile
          “Explore” is removed; the page in front, which was its page, becomes tab “Home”.
          “Home” gives way to that page: its own pages, scroll positions and half-typed forms are lost.
          “Favorites” appears.
          “Library” changes: its title becomes “Books”.

        disruptive  on “Explore”, with the tabs in an earlier order (case 9, 1 state)
          before  [Explore]  Profile  Library  Home
          after   [Home]  Favorites  Books  Profile
          “Explore” is removed; the page in front, which was its page, becomes tab “Home”.
          “Home” gives way to that page: its own pages, scroll positions and half-typed forms are lost.
          Existing tabs change places.
          “Favorites” appears.
          “Library” changes: its title becomes “Books”.

        noticeable  on “Home”, “Library” or “Profile” (case 10, 3 states)
          before  [Home]  Explore  Library  Profile
          after   [Home]  Favorites  Books  Profile
          “Explore” closes in the background: its pages, scroll positions and half-typed forms are lost.
          “Favorites” appears.
          “Library” changes: its title becomes “Books”.

        noticeable  on “Home”, “Library” or “Profile”, with the tabs in an earlier order (case 10, 3 states)
          before  Explore  Profile  Library  [Home]
          after   [Home]  Favorites  Books  Profile
          “Explore” closes in the background: its pages, scroll positions and half-typed forms are lost.
          Existing tabs change places.
          “Favorites” appears.
          “Library” changes: its title becomes “Books”.

        none  without a tab bar (case 2, 1 state)
          before  no tab bar
          after   [Home]  Favorites  Books  Profile
          New launches show this tab bar at once; the first page becomes tab “Home”.

        Advice: with 2 changes the worst severity is calm (verified by planning again).
          Make “Favorites” replace “Explore”, so that the tab bar stays as it is.
          Keep “Explore” for now, deprecated: soft.
          As a JSON Patch of the new configuration:
          [ { "op": "add", "path": "/tabs/1/replaces", "value": "explore" },
            { "op": "add", "path": "/tabs/1", "value": { "id": "explore", "title": "Explore", "icon": \
        "magnifyingglass", "path": "/explore", "deprecated": "soft" } } ]
          Once apps have restarted, deploy the planned configuration: none for those that have, disruptive for the \
        others.

        9 states: 2 disruptive, 6 noticeable, 1 none

        """)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  @Test("a tab whose title does not say its id is named with both")
  func ids() throws {
    let (old, new) = (
      #"{ "id": "explore", "title": "Erkunden", "icon": "magnifyingglass", "path": "/explore" }"#,
      #"{ "id": "saved-lists", "title": "Saved lists", "icon": "star", "path": "/saved" }"#
    )
    let home = #"{ "active": "home", "tabs": [{ "id": "home", "title": "Home", "icon": "house.fill", "path": "/" }, "#
    let run = try Tool.run("plan", try Tool.file(home + old + "] }"), try Tool.file(home + new + "] }"))
    #expect(run.output.contains("“Erkunden” (explore) closes in the background"))
    #expect(run.output.contains("“Saved lists” appears."))
  }

  @Test("--format markdown writes a comment for a pull request")
  func markdown() throws {
    let run = try Tool.run("plan", Self.old, Self.new, "--format", "markdown")
    #expect(
      run.output == """
        ### 🔴 Effect on tabs: disruptive

        9 states: 2 disruptive, 6 noticeable, 1 none.

        | Severity | State | Effects |
        | --- | --- | --- |
        | 🔴 disruptive | on “Explore”<br>1 state, case 9 | “Explore” is removed; the page in front, which was its \
        page, becomes tab “Home”.<br>“Home” gives way to that page: its own pages, scroll positions and half-typed \
        forms are lost.<br>“Favorites” appears.<br>“Library” changes: its title becomes “Books”.<br>Home · **Explore** \
        · Library · Profile → **Home** · Favorites · Books · Profile |
        | 🔴 disruptive | on “Explore”, with the tabs in an earlier order<br>1 state, case 9 | “Explore” is removed; \
        the page in front, which was its page, becomes tab “Home”.<br>“Home” gives way to that page: its own pages, \
        scroll positions and half-typed forms are lost.<br>Existing tabs change places.<br>“Favorites” \
        appears.<br>“Library” changes: its title becomes “Books”.<br>**Explore** · Profile · Library · Home → **Home** \
        · Favorites · Books · Profile |
        | 🟡 noticeable | on “Home”, “Library” or “Profile”<br>3 states, case 10 | “Explore” closes in the background: \
        its pages, scroll positions and half-typed forms are lost.<br>“Favorites” appears.<br>“Library” changes: its \
        title becomes “Books”.<br>**Home** · Explore · Library · Profile → **Home** · Favorites · Books · Profile |
        | 🟡 noticeable | on “Home”, “Library” or “Profile”, with the tabs in an earlier order<br>3 states, case 10 | \
        “Explore” closes in the background: its pages, scroll positions and half-typed forms are lost.<br>Existing \
        tabs change places.<br>“Favorites” appears.<br>“Library” changes: its title becomes “Books”.<br>Explore · \
        Profile · Library · **Home** → **Home** · Favorites · Books · Profile |
        | ⚪ none | without a tab bar<br>1 state, case 2 | New launches show this tab bar at once; the first page \
        becomes tab “Home”.<br>*no tab bar* → **Home** · Favorites · Books · Profile |

        **Advice:** with 2 changes the worst severity is calm (verified by planning again). Once apps have restarted, \
        deploy the planned configuration: none for those that have, disruptive for the others.

        - Make “Favorites” replace “Explore”, so that the tab bar stays as it is.
        - Keep “Explore” for now, deprecated: soft.

        <details><summary>As a JSON Patch (RFC 6902) of the new configuration</summary>

        ```json
        [
          { "op": "add", "path": "/tabs/1/replaces", "value": "explore" },
          {
            "op": "add",
            "path": "/tabs/1",
            "value": {
              "id": "explore",
              "title": "Explore",
              "icon": "magnifyingglass",
              "path": "/explore",
              "deprecated": "soft"
            }
          }
        ]
        ```

        </details>

        """)
  }

  @Test("--format json lists every state, with a version")
  func json() throws {
    let run = try Tool.run("plan", Self.old, Self.new, "--format", "json")
    let report = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["version"] as? Int == 1)
    #expect(report["severity"] as? String == "disruptive")
    let audience = try #require((report["audiences"] as? [[String: Any]])?.first)
    let outcomes = try #require(audience["outcomes"] as? [[String: Any]])
    let inOrder = outcomes.filter { $0["earlierOrder"] as? Bool == false }
    #expect(outcomes.count == 9)
    #expect(
      inOrder.map { $0["severity"] as? String } == ["none", "noticeable", "disruptive", "noticeable", "noticeable"])
    #expect(inOrder[2]["case"] as? Int == 9)
    #expect(inOrder[2]["lost"] as? [String] == ["home"])
    #expect((audience["advice"] as? [String: Any])?["severity"] as? String == "calm")
  }

  @Test("--format html writes a well-formed, self-contained page with a picture for each outcome")
  func html() throws {
    let run = try Tool.run("plan", Self.old, Self.new, "--format", "html")
    let page = run.output.replacing("<meta ", with: "<link ").replacing("\">\n<link", with: "\"/>\n<link")
      .replacing("\">\n<title", with: "\"/>\n<title").replacing("<!DOCTYPE html>\n", with: "")
      .replacing(" hidden>", with: ">")
    #expect(try XMLElements.names(in: page).isSuperset(of: ["article", "svg", "path", "details"]))
    #expect(run.output.components(separatedBy: "role=\"img\"").count == 6)
    #expect(run.output.contains("default-src 'none'"))
    for word in ["<script", "http://", "https://", "url("] { #expect(!run.output.contains(word), "\(word)") }
  }

  @Test("hostile titles are escaped in every format")
  func hostile() throws {
    let evil = #"<script>alert(1)</script>"'&|`\u001b[31m\n"#
    let old = try Tool.file(
      #"{"active":"a","tabs":[{"id":"a","title":"\#(evil.replacing("\"", with: "\\\""))","icon":"","path":"/"},"#
        + #"{"id":"b","title":"B","icon":"","path":"/b"}]}"#)
    let new = try Tool.file(#"{"active":null,"tabs":[]}"#)
    for format in ["text", "markdown", "json", "html"] {
      let run = try Tool.run("plan", old, new, "--format", format)
      #expect(run.exitCode == 0)
      #expect(!run.output.unicodeScalars.contains("\u{1B}"), "\(format)")
      // In a code block, tags are text.
      let markup = format == "markdown" ? run.output.components(separatedBy: "```json")[0] : run.output
      if format == "html" || format == "markdown" { #expect(!markup.contains("<script"), "\(format)") }
    }
  }

  @Test("no format prints a control character or an invisible one")
  func invisibleCharacters() throws {
    let hidden = [
      "\u{7F}", "\u{85}", "\u{9B}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{E0001}",
    ]
    let id = "a" + hidden.joined()
    let other = #"{"id":"b","title":"B","icon":"","path":"/b"},{"id":"c","title":"C","icon":"","path":"/c"}"#
    let old = try Tool.file(#"{"active":"b","tabs":[{"id":"\#(id)","title":"\#(id)","icon":"","path":"/"},\#(other)]}"#)
    let new = try Tool.file(#"{"active":"b","tabs":[\#(other)]}"#)
    for format in ["text", "markdown", "json", "html"] {
      let run = try Tool.run("plan", old, new, "--format", format)
      for scalar in hidden { #expect(!run.output.contains(scalar), "\(format): \(scalar.unicodeScalars)") }
      if format == "json" {
        let report = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let audience = try #require((report["audiences"] as? [[String: Any]])?.first)
        let configuration = (audience["advice"] as? [String: Any])?["configuration"] as? [String: Any]
        let tabs = try #require(configuration?["tabs"] as? [[String: Any]])
        #expect(tabs.first?["id"] as? String == id)
      }
    }
  }

  @Test("a title creates no mention and no link in Markdown")
  func mentions() throws {
    let title = "@octocat #1 https://example.org www.example.org"
    let tabs = [title, "b"].map { #"{"id":"\#($0)","title":"\#($0)","icon":"","path":"/"}"# }.joined(separator: ",")
    let old = try Tool.file(#"{"active":"b","tabs":[\#(tabs)]}"#)
    let run = try Tool.run("plan", old, "Tests/TabwireCommandTests/Tabs/none.json", "--format", "markdown")
    let markup = run.output.components(separatedBy: "```json")[0]
    for link in ["@octocat", "#1", "https://", "www."] { #expect(!markup.contains(link), "\(link)") }
    #expect(markup.contains("@<!-- -->octocat"))
  }

  @Test("an added tab is noticeable for apps with an earlier order, which --same-order excludes")
  func earlierOrder() throws {
    let tabs = ["c", "b", "a"].map { #"{"id":"\#($0)","title":"\#($0)","icon":"house","path":"/\#($0)"}"# }
    let old = try Tool.file(#"{"active":"c","tabs":[\#(tabs.joined(separator: ","))]}"#)
    let added = tabs + [#"{"id":"d","title":"d","icon":"house","path":"/d"}"#]
    let new = try Tool.file(#"{"active":"c","tabs":[\#(added.joined(separator: ","))]}"#)
    let run = try Tool.run("plan", old, new, "--fail-on", "noticeable")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("Only apps with an earlier order are affected; use --same-order"))
    #expect(try Tool.run("plan", old, new, "--fail-on", "noticeable", "--same-order").exitCode == 0)
    #expect(try Tool.run("rollout", old, new).exitCode == 1)
    #expect(try Tool.run("rollout", old, new, "--same-order").exitCode == 0)
  }

  @Test(
    "--fail-on exits with 1 at this severity and worse", arguments: [("calm", 1), ("noticeable", 1), ("disruptive", 1)])
  func failOn(severity: String, exitCode: Int32) throws {
    #expect(try Tool.run("plan", Self.old, Self.new, "--fail-on", severity).exitCode == exitCode)
    #expect(try Tool.run("plan", Self.old, Self.old, "--fail-on", "calm").exitCode == 0)
  }

  @Test("--advised writes a configuration with the advised severity")
  func advised() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json").path
    #expect(try Tool.run("plan", Self.old, Self.new, "--advised", file).exitCode == 0)
    let again = try Tool.run("plan", Self.old, file, "--fail-on", "noticeable")
    #expect(again.exitCode == 0)
    #expect(again.output.contains("5 states: 4 calm, 1 none"))
  }

  @Test(
    "the advised JSON Patch turns the new configuration into the advised one",
    arguments: ["new", "none", "hard", "renamed"])
  func patch(file: String) throws {
    let planned = "Tests/TabwireCommandTests/Tabs/\(file).json"
    let run = try Tool.run("plan", Self.old, planned, "--format", "json")
    let report = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let audience = try #require((report["audiences"] as? [[String: Any]])?.first)
    let advice = try #require(audience["advice"] as? [String: Any])
    let url = Repository.root.appendingPathComponent(planned)
    var message = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    var tabs = try #require(message["tabs"] as? [[String: Any]])
    for operation in try #require(advice["patch"] as? [[String: Any]]) {
      let path = try #require(operation["path"] as? String).split(separator: "/").map(String.init)
      switch path.count {
      case 1: message[path[0]] = operation["value"]
      case 2: tabs.insert(try #require(operation["value"] as? [String: Any]), at: try #require(Int(path[1])))
      default: tabs[try #require(Int(path[1]))][path[2]] = operation["value"]
      }
    }
    message["tabs"] = tabs
    #expect(message as NSDictionary == advice["configuration"] as? NSDictionary)
  }

  @Test("each audience of a directory is planned")
  func directories() throws {
    let run = try Tool.run("plan", "Tests/TabwireCommandTests/Tabs/before", "Tests/TabwireCommandTests/Tabs/after")
    #expect(run.output.contains("── premium ──"))
    #expect(run.output.contains("── regular ──"))
    #expect(run.output.hasSuffix("7 states: 7 none\n"))
  }

  /// Writes a deploy: a directory with a file for each audience, whose tabs have the names of the letters.
  private func deploy(_ audiences: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, letters) in audiences {
      let tabs = letters.map { #"{"id":"\#($0)","title":"\#($0)","icon":"house","path":"/\#($0)"}"# }
      let active = letters.first.map { #""\#($0)""# } ?? "null"
      try #"{"active":\#(active),"tabs":[\#(tabs.joined(separator: ","))]}"#
        .write(to: folder.appendingPathComponent("\(name).json"), atomically: true, encoding: .utf8)
    }
    return folder.path
  }

  @Test("the users of every audience may move to a new one")
  func newAudience() throws {
    let (old, new) = (try deploy(["regular": "abc"]), try deploy(["regular": "abc", "vip": "ad"]))
    let run = try Tool.run("plan", old, new, "--fail-on", "noticeable")
    #expect(run.output.contains("── regular → vip (assumed) ──"))
    #expect(run.output.contains("“b” closes in the background"))
    #expect(!run.output.contains("Advice:"))
    #expect(run.exitCode == 1)
    #expect(try Tool.run("rollout", old, new).output.contains("── regular → vip ──"))
  }

  @Test("the users of an audience that is gone move to every other")
  func removedAudience() throws {
    let (old, new) = (try deploy(["regular": "abc", "trial": "ab"]), try deploy(["regular": "abc"]))
    let run = try Tool.run("plan", old, new, "--fail-on", "noticeable", "--same-order")
    #expect(run.output.contains("── trial → regular (assumed) ──"))
    #expect(run.exitCode == 0)
  }

  @Test("a move between audiences that stay counts only if the deploy makes it worse")
  func usualMoves() throws {
    let old = try deploy(["premium": "abcd", "regular": "abc"])
    #expect(!(try Tool.run("plan", old, try deploy(["premium": "abcd", "regular": "abc"])).output.contains("→ ")))
    let worse = try Tool.run("plan", old, try deploy(["premium": "xbcd", "regular": "abc"]), "--same-order")
    #expect(worse.output.contains("── regular → premium (assumed) ──"))
    // Leaving premium has always closed its tab.
    #expect(!worse.output.contains("── premium → regular"))
  }

  @Test("stated moves are the only ones")
  func statedMoves() throws {
    let (old, new) = (try deploy(["a": "abc", "b": "abd"]), try deploy(["b": "abd", "c": "ac"]))
    let run = try Tool.run("plan", old, new, "--move", "a:b")
    #expect(run.output.contains("── a → b (stated) ──") && !run.output.contains("→ c"))
    #expect(run.exitCode == 0)
    let unknown = try Tool.run("plan", old, new, "--move", "a:d")
    #expect(unknown.errors.contains("--move a:d: no deploy with a comes before one with d; the audiences are a, b, c"))
    #expect(unknown.exitCode == 2)
    let lost = try Tool.run("plan", old, new, "--move", "b:c")
    #expect(lost.errors.contains("no --move says where its users go; add one like --move a:b"))
    #expect(try Tool.run("plan", old, new, "--move", "a").exitCode == 64)
    let single = try Tool.run("plan", Self.old, Self.new, "--move", "a:b")
    #expect(single.errors.contains("there are no audiences; name directories with one file for each"))
  }

  @Test("a lower revision, and a session that ends without another one, are noted in every format")
  func notes() throws {
    let tabs = ["a", "b"].map { #"{"id":"\#($0)","title":"\#($0)","icon":"house","path":"/\#($0)"}"# }.joined(
      separator: ",")
    let old = try Tool.file(#"{"active":"a","tabs":[\#(tabs)],"revision":7,"session":"s"}"#)
    let new = try Tool.file(#"{"active":null,"tabs":[],"revision":5}"#)
    for format in ["text", "markdown", "json", "html"] {
      let run = try Tool.run("plan", old, new, "--format", format)
      #expect(run.output.contains("The new revision 5 is lower than the old one, 7"), "\(format)")
      #expect(run.output.contains("The new configuration has no session"), "\(format)")
      #expect(!run.output.contains("soft"), "\(format)")
    }
  }

  /// Writes a configuration with two tabs, the second of which is given.
  private func file(_ tab: String, members: String = "") throws -> String {
    try Tool.file(
      #"{"active":"home",\#(members)"tabs":[{"id":"home","title":"Home","icon":"house","path":"/"},\#(tab)]}"#)
  }

  @Test("a path that changes is judged as by check, in every format")
  func changedPath() throws {
    let old = try file(#"{"id":"profile","title":"Profile","icon":"person","path":"/profile"}"#)
    let new = try file(#"{"id":"profile","title":"Profile","icon":"person","path":"/account"}"#)
    let warnings = try Tool.run("check", old, new).output.split(separator: "\n").filter { $0.contains("changedPath") }
    let warning = try #require(warnings.first?.split(separator: "warning: ").last?.split(separator: " [").first)
    #expect(warning.hasSuffix("redirect /profile to it, or use another id for another page"))
    for format in ["text", "json"] {
      let run = try Tool.run("plan", old, new, "--format", format)
      #expect(run.output.replacing("\\\"", with: "\"").contains("$.tabs[1].path: \(warning)."), "\(run.output)")
    }
    for format in ["markdown", "html"] {
      #expect(try Tool.run("plan", old, new, "--format", format).output.contains("another id for another page"))
    }
    #expect(try Tool.run("rollout", old, new).output.contains("$.tabs[1].path: \(warning)."))
  }

  @Test("a misspelt member of the new configuration is named, with the one that was meant")
  func misspelt() throws {
    let old = try file(#"{"id":"profile","title":"Profile","icon":"person","path":"/profile"}"#)
    let new = try file(
      #"{"id":"profile","title":"Profile","icon":"person","path":"/profile","depreciated":"soft"}"#,
      members: #""sesion":"s","#)
    for command in ["plan", "rollout"] {
      let run = try Tool.run(command, old, new, "--same-order")
      #expect(run.output.contains(#"$.sesion: apps ignore "sesion"; write "session" if you mean that."#))
      #expect(run.output.contains(#"$.tabs[1].depreciated: apps ignore "depreciated"; write "deprecated" if"#))
      #expect(!(try Tool.run(command, new, old, "--same-order").output.contains("apps ignore")))
    }
  }

  @Test("a renamed id is advised to stay, and no second deploy is promised that loses as much")
  func renamedID() throws {
    let old = try file(#"{"id":"profile","title":"Profile","icon":"person","path":"/profile"}"#)
    let new = try file(#"{"id":"account","title":"Profile","icon":"person","path":"/profile"}"#)
    let run = try Tool.run("plan", old, new)
    #expect(run.output.contains("Keep the id \"profile\""))
    #expect(!run.output.contains("Once apps have restarted"))
    #expect(run.output.contains("The planned configuration stays disruptive, also after a restart: deploy this one."))
  }

  @Test("the new configuration may be a page from standard input")
  func pipe() throws {
    let page = """
      <nav data-controller="navigation" data-navigation-configuration-value='{"active":null,"tabs":[]}' hidden></nav>
      """
    let run = try Tool.run("plan", Self.old, "-", "--fail-on", "disruptive", input: page)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("The tab bar disappears"))
  }

  @Test(
    "an unreadable source is reported with its place and what to do",
    arguments: [
      ([old, "nowhere.json"], "nowhere.json: no such file\n"),
      ([old, "localhost:8080/"], "localhost:8080/: no such file; did you mean http://localhost:8080/?\n"),
      (
        [old, "Tests/TabwireCommandTests"],
        "Tests/TabwireCommandTests: no file NAME.json or NAME.html in this directory; add "
          + "one for each audience\n"
      ),
      (
        [old, "Tests/TabwireCommandTests/Tabs/wrong.json"],
        "Tests/TabwireCommandTests/Tabs/wrong.json:4:13: error: "
          + "duplicateID at $.tabs[1].id: an earlier tab has the id \"home\" too; ids must be unique\n"
      ),
      (
        [old, "Tests/TabwireCommandTests/Tabs/after"],
        "Tests/TabwireCommandTests/Tabs/after: does not match \(old); "
          + "name two files, two addresses, or two directories\n"
      ),
      ([old, "http://127.0.0.1:1/"], "http://127.0.0.1:1/: the server does not respond"),
    ])
  func unreadable(arguments: [String], message: String) throws {
    let run = try Tool.run(["plan"] + arguments)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(run.exitCode == 2)
    #expect(run.output == "")
  }
}
