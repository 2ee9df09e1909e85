import Foundation
import Testing

@Suite("tabwire plan")
struct PlanCommandTests {
  static let old = "Tests/TabwireCommandTests/Tabs/old.json"
  static let new = "Tests/TabwireCommandTests/Tabs/new.json"

  @Test("says for every state what happens, what is lost, and what would be gentler")
  func text() throws {
    let run = try Tool.run("plan", Self.old, Self.new)
    #expect(
      run.output == """
        disruptive  on “Explore” (case 9, 1 state)
          before  Home  [Explore]  Library  Profile
          after   [Home]  Favorites  Books  Profile
          The page in front of the user, of “Explore”, stands under “Home” now.
          “Home” gives way to that page: its own pages, scroll positions and half-typed forms are lost.
          “Favorites” appears.
          “Library” changes: its title is “Books”.

        noticeable  on “Home”, “Library” or “Profile” (case 10, 3 states)
          before  [Home]  Explore  Library  Profile
          after   [Home]  Favorites  Books  Profile
          “Explore” closes in the background: its pages, scroll positions and half-typed forms are lost.
          “Favorites” appears.
          “Library” changes: its title is “Books”.

        none  without a tab bar (case 2, 1 state)
          before  no tab bar
          after   [Home]  Favorites  Books  Profile
          Who starts the app gets this tab bar at once; the page becomes that of “Home”.

        Advice: with one change the worst that happens is calm, as planning it again shows.
          Keep “Explore” for now, deprecated: soft.
          As a JSON Patch of the new configuration:
          [ { "op": "add", "path": "/tabs/1", "value": { "id": "explore", "title": "Explore", \
        "icon": "magnifyingglass", "path": "/explore", "deprecated": "soft" } } ]
          Then, once apps have restarted, deploy what you planned: none for those, disruptive for the others.

        5 states: 1 disruptive, 3 noticeable, 1 none

        """)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  @Test("--format markdown writes a comment for a change")
  func markdown() throws {
    let run = try Tool.run("plan", Self.old, Self.new, "--format", "markdown")
    let lost = "scroll positions and half-typed forms are lost."
    #expect(
      run.output == """
        ### 🔴 What this change does to tabs: disruptive

        5 states: 1 disruptive, 3 noticeable, 1 none.

        | | Who | What happens |
        | --- | --- | --- |
        | 🔴 disruptive | on “Explore”<br>1 state, case 9 | The page in front of the user, of “Explore”, stands under \
        “Home” now.<br>“Home” gives way to that page: its own pages, \(lost)<br>“Favorites” appears.<br>“Library” \
        changes: its title is “Books”.<br>Home · **Explore** · Library · Profile → **Home** · Favorites · Books · Profile |
        | 🟡 noticeable | on “Home”, “Library” or “Profile”<br>3 states, case 10 | “Explore” closes in the background: \
        its pages, \(lost)<br>“Favorites” appears.<br>“Library” changes: its title is “Books”.<br>**Home** · Explore · \
        Library · Profile → **Home** · Favorites · Books · Profile |
        | ⚪ none | without a tab bar<br>1 state, case 2 | Who starts the app gets this tab bar at once; the page becomes \
        that of “Home”.<br>*no tab bar* → **Home** · Favorites · Books · Profile |

        **Advice:** with one change the worst that happens is calm, as planning it again shows. Then, once apps have \
        restarted, deploy what you planned: none for those, disruptive for the others.

        - Keep “Explore” for now, deprecated: soft.

        <details><summary>As a JSON Patch (RFC 6902) of the new configuration</summary>

        ```json
        [
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
    let kind = try #require((report["kinds"] as? [[String: Any]])?.first)
    let outcomes = try #require(kind["outcomes"] as? [[String: Any]])
    #expect(outcomes.count == 5)
    #expect(
      outcomes.map { $0["severity"] as? String } == ["none", "noticeable", "disruptive", "noticeable", "noticeable"])
    #expect(outcomes[2]["case"] as? Int == 9)
    #expect(outcomes[2]["lost"] as? [String] == ["home"])
    #expect((kind["advice"] as? [String: Any])?["severity"] as? String == "calm")
  }

  @Test("--format html writes a well-formed page that loads nothing, with a picture for each outcome")
  func html() throws {
    let run = try Tool.run("plan", Self.old, Self.new, "--format", "html")
    let page = run.output.replacing("<meta ", with: "<link ").replacing("\">\n<link", with: "\"/>\n<link")
      .replacing("\">\n<title", with: "\"/>\n<title").replacing("<!DOCTYPE html>\n", with: "")
      .replacing(" hidden>", with: ">")
    #expect(try XMLElements.names(in: page).isSuperset(of: ["article", "svg", "path", "details"]))
    #expect(run.output.components(separatedBy: "role=\"img\"").count == 4)
    #expect(run.output.contains("default-src 'none'"))
    for word in ["<script", "http://", "https://", "url("] { #expect(!run.output.contains(word), "\(word)") }
  }

  @Test("hostile titles become text in every format")
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
      // Within a block of code, tags mean themselves.
      let markup = format == "markdown" ? run.output.components(separatedBy: "```json")[0] : run.output
      if format == "html" || format == "markdown" { #expect(!markup.contains("<script"), "\(format)") }
    }
  }

  @Test("--fail-on exits with 1 from the severity on", arguments: [("calm", 1), ("noticeable", 1), ("disruptive", 1)])
  func failOn(severity: String, exitCode: Int32) throws {
    #expect(try Tool.run("plan", Self.old, Self.new, "--fail-on", severity).exitCode == exitCode)
    #expect(try Tool.run("plan", Self.old, Self.old, "--fail-on", "calm").exitCode == 0)
  }

  @Test("--advised writes the gentler configuration, which is as gentle as was said")
  func advised() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json").path
    #expect(try Tool.run("plan", Self.old, Self.new, "--advised", file).exitCode == 0)
    let again = try Tool.run("plan", Self.old, file, "--fail-on", "noticeable")
    #expect(again.exitCode == 0)
    #expect(again.output.contains("5 states: 4 calm, 1 none"))
  }

  @Test("plans each kind of users that a directory has")
  func directories() throws {
    let run = try Tool.run("plan", "Tests/TabwireCommandTests/Tabs/before", "Tests/TabwireCommandTests/Tabs/after")
    #expect(run.output.contains("── premium ──"))
    #expect(run.output.contains("── regular ──"))
    #expect(run.output.hasSuffix("7 states: 7 none\n"))
  }

  @Test("takes the new configuration from a pipe, and pages as well as JSON")
  func pipe() throws {
    let page = """
      <nav data-controller="navigation" data-navigation-configuration-value='{"active":null,"tabs":[]}' hidden></nav>
      """
    let run = try Tool.run("plan", Self.old, "-", "--fail-on", "disruptive", input: page)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("The tab bar disappears"))
  }

  @Test(
    "says what cannot be read, where, and what to do",
    arguments: [
      ([old, "nowhere.json"], "nowhere.json: there is no such file\n"),
      ([old, "localhost:8080/"], "localhost:8080/: there is no such file; did you mean http://localhost:8080/?\n"),
      (
        [old, "Tests/TabwireCommandTests"],
        "Tests/TabwireCommandTests: it has no file NAME.json or NAME.html, one for "
          + "each kind of users\n"
      ),
      (
        [old, "Tests/TabwireCommandTests/Tabs/wrong.json"],
        "Tests/TabwireCommandTests/Tabs/wrong.json:4:13: error: "
          + "duplicateID at $.tabs[1].id: a tab before it has the id \"home\" too; ids must be unique\n"
      ),
      (
        [old, "Tests/TabwireCommandTests/Tabs/after"],
        "Tests/TabwireCommandTests/Tabs/after: \(old) and it do not match: "
          + "give two files, two addresses, or two directories\n"
      ),
      ([old, "http://127.0.0.1:1/"], "http://127.0.0.1:1/: the server does not answer"),
    ])
  func unreadable(arguments: [String], complaint: String) throws {
    let run = try Tool.run(["plan"] + arguments)
    #expect(run.errors.hasPrefix(complaint), "\(run.errors)")
    #expect(run.exitCode == 2)
    #expect(run.output == "")
  }
}
