import Foundation
import Testing

@Suite("tabwire check")
struct CheckTests {
  private static let tabs = "Tests/TabwireCommandTests/Tabs"

  @Test("a good tab bar has no findings")
  func good() throws {
    let run = try Tool.run("check", "\(Self.tabs)/old.json", "\(Self.tabs)/soft.json")
    #expect(run.output == "0 errors, 0 warnings in 2 sources\n")
    #expect(run.exitCode == 0)
  }

  @Test("an error has file, line, column, code and JSON path, and the next source is still checked")
  func errors() throws {
    let run = try Tool.run("check", "\(Self.tabs)/wrong.json", "\(Self.tabs)/before")
    #expect(
      run.output == """
        \(Self.tabs)/wrong.json:4:13: error: an earlier tab has the id "home" too; ids must be unique \
        [duplicateID at $.tabs[1].id]
        1 error, 0 warnings in 3 sources

        """)
    #expect(run.exitCode == 1)
  }

  @Test("an address that is not of the web is named as such")
  func otherScheme() throws {
    let run = try Tool.run("check", "ftp://example.org/")
    #expect(run.output.hasPrefix("ftp://example.org/: only addresses with http:// or https:// can be read"))
    #expect(run.exitCode == 2)
  }

  @Test("a byte order mark is named as such")
  func byteOrderMark() throws {
    let run = try Tool.run("check", "-", input: "\u{FEFF}{\"active\":null,\"tabs\":[]}")
    #expect(run.output.hasPrefix("standard input:1:1: error: the text begins with a byte order mark"))
    #expect(run.exitCode == 1)
  }

  @Test("UTF-16 is named as such")
  func utf16() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
    try Data([0xFF, 0xFE, 0x7B, 0x00]).write(to: file)
    let run = try Tool.run("check", file.path)
    #expect(run.output.contains(":1:1: error: the text begins with the byte order mark of UTF-16; save it as UTF-8"))
    #expect(run.exitCode == 1)
  }

  @Test("a report that cannot be written is no finding")
  func fullOutput() throws {
    let command = "\(Tool.path) check \(Self.tabs)/old.json >&-"
    let run = try Tool.run("/bin/sh", ["-c", command])
    #expect(run.errors.hasPrefix("standard output: cannot be written"))
    #expect(run.exitCode == 2)
  }

  private static let odd = """
    { "active": "hme", "tabs": [
      { "id": "home", "title": "Home", "icon": "hause.fill", "path": "/" },
      { "id": "explore", "title": "Explore", "icon": "home", "path": "/explore", "deprecated": "sofd" },
      { "id": "library", "title": "Home", "icon": "", "path": "/library", "replaces": "home" } ] }
    """

  @Test("warnings exit with 1 only with --strict")
  func warnings() throws {
    let file = try Tool.file(Self.odd)
    let run = try Tool.run("check", file, "--platform", "ios")
    #expect(
      run.output == """
        \(file):1:13: warning: no tab has the id "hme"; the first tab is used instead [unknownActive at $.active]
        \(file):2:44: warning: tab "home": icon "hause.fill" is not in SF Symbols; did you mean "house.fill"? \
        [unknownIcon at $.tabs[0].icon]
        \(file):3:50: warning: tab "explore": icon "home" is not in SF Symbols; the app must map it to one of its own \
        [unknownIcon at $.tabs[1].icon]
        \(file):3:92: warning: "sofd" is neither soft nor hard; read as soft [unknownDeprecation at $.tabs[1].deprecated]
        \(file):4:31: warning: tab "library": title “Home” is also the title of tab "home" [sameTitle at $.tabs[2].title]
        \(file):4:47: warning: tab "library": no icon; name one [noIcon at $.tabs[2].icon]
        \(file):4:83: warning: the tab "home" is not deprecated; ignored [invalidReplaces at $.tabs[2].replaces]
        0 errors, 7 warnings in 1 source

        """)
    #expect(run.exitCode == 0)
    #expect(try Tool.run("check", file, "--strict").exitCode == 1)
  }

  @Test("a path configuration that would end an app for Android is an error")
  func pathConfiguration() throws {
    let file = try Tool.file(#"{"rules":[{"patterns":[".*"]}]}"#)
    let run = try Tool.run("check", "\(Self.tabs)/old.json", "--path-configuration", file)
    #expect(
      run.output == """
        \(file): error: "properties" is missing [pathConfiguration at $.rules[0]]
        1 error, 0 warnings in 2 sources

        """)
    #expect(run.exitCode == 1)
  }

  @Test("an action that the path configuration does not present as a modal page is a warning")
  func actionWithoutModal() throws {
    let tabs = try Tool.file(
      #"""
      { "active": "home", "tabs": [
        { "id": "home", "title": "Home", "icon": "house", "path": "/" },
        { "id": "compose", "title": "Write", "icon": "plus", "path": "/notes/new", "action": true },
        { "id": "notes", "title": "Notes", "icon": "book", "path": "/notes" } ] }
      """#)
    let modal = try Tool.file(#"{"rules":[{"patterns":["/new$"],"properties":{"context":"modal"}}]}"#)
    #expect(try Tool.run("check", tabs, "--path-configuration", modal, "--strict").exitCode == 0)
    for rules in ["", #"{"patterns":["/edit$"],"properties":{"context":"modal"}}"#] {
      let file = try Tool.file(#"{"rules":[\#(rules)]}"#)
      let run = try Tool.run("check", tabs, "--path-configuration", file, "--strict")
      #expect(run.exitCode == 1)
      #expect(
        run.output == """
          \(file): warning: no rule presents /notes/new as a modal page, so the action "compose" opens a page of the selected \
          tab; give a rule for it the context modal [actionWithoutModal]
          0 errors, 1 warning in 2 sources

          """)
    }
  }

  @Test("a path configuration with a number that no double can hold is an error")
  func numberInPathConfiguration() throws {
    let file = try Tool.file(#"{"settings":{"a":[{"b":1e999}]},"rules":[]}"#)
    let run = try Tool.run("check", "\(Self.tabs)/old.json", "--path-configuration", file)
    #expect(
      run.output == """
        \(file): error: is a number that no double can hold [pathConfiguration at $.settings.a[0].b]
        1 error, 0 warnings in 2 sources

        """)
    #expect(run.exitCode == 1)
  }

  @Test("--format github annotates files")
  func github() throws {
    let run = try Tool.run("check", "\(Self.tabs)/wrong.json", "--format", "github")
    #expect(
      run.output == """
        ::error file=\(Self.tabs)/wrong.json,line=4,col=13,title=duplicateID::an earlier tab has the id "home" too; ids \
        must be unique
        1 error, 0 warnings in 1 source

        """)
  }

  @Test("--format json has a version and numeric places")
  func json() throws {
    let run = try Tool.run("check", "\(Self.tabs)/wrong.json", "--format", "json")
    #expect(
      run.output == """
        {
          "version": 1,
          "errors": 1,
          "warnings": 0,
          "sources": [
            {
              "source": "\(Self.tabs)/wrong.json",
              "error": null,
              "findings": [
                {
                  "severity": "error",
                  "code": "duplicateID",
                  "path": "$.tabs[1].id",
                  "line": 4,
                  "column": 13,
                  "reason": "an earlier tab has the id \\"home\\" too; ids must be unique"
                }
              ],
              "notes": []
            }
          ]
        }

        """)
  }

  @Test("the pages of a server are read and compared, and deprecated tabs need their pages")
  func pages() throws {
    let site = try Site()
    let run = try Tool.run("check", "\(site.address)/", "--path", "/explore", "--path", "renamed")
    #expect(
      run.output == """
        \(site.address)/:5:569: warning: tab "old": deprecated but still open in apps, and the server answers 404 at /gone; \
        keep the page until the tab is removed [deprecatedPageGone at $.tabs[2].path]
        \(site.address)/explore:5:93: warning: tab "home" is active, but the page /explore belongs to tab \
        "explore"; new launches show the page under the wrong tab [contradictedActive at $.active]
        \(site.address)/explore:5:569: warning: tab "old": deprecated but still open in apps, and the server answers 404 at \
        /gone; keep the page until the tab is removed [deprecatedPageGone at $.tabs[2].path]
        \(site.address)/renamed:5:295: warning: tab "discover": the tab at /explore has the id "explore" in \
        \(site.address)/; apps dispose a tab whose id changes, with everything open in it; keep the id \
        [changedID at $.tabs[1].id]
        0 errors, 4 warnings in 3 sources

        """)
    #expect(run.exitCode == 0)
  }

  @Test("--follow reads the page of every tab once, and reports missing pages")
  func follow() throws {
    let site = try Site()
    let run = try Tool.run("check", "\(site.address)/moved", "--follow")
    #expect(run.output.contains("\(site.address)/gone: the server responds with 404"))
    #expect(run.output.hasSuffix("in 3 sources; 1 could not be read\n"))
    #expect(run.exitCode == 2)
  }

  @Test("--follow resolves paths against the named address")
  func followBelowStart() throws {
    let site = try Site()
    let run = try Tool.run("check", "\(site.address)/app/", "--follow")
    #expect(run.output == "0 errors, 0 warnings in 2 sources\n")
    #expect(run.exitCode == 0)
  }

  @Test("requests have the headers, cookies and User-Agent of the options")
  func credentials() throws {
    let site = try Site()
    let jar = try Tool.file("# Netscape HTTP Cookie File\n#HttpOnly_127.0.0.1\tFALSE\t/\tFALSE\t0\tkey\tletmein\n")
    let members = "\(site.address)/private"
    let run = try Tool.run("check", members, "--cookie-jar", jar, "--header", "X-Test: a: b")
    #expect(run.output == "0 errors, 0 warnings in 1 source\n")
    // A pipe can be read once.
    let pipe = "exec \(Tool.path) check \(members) --cookie-jar <(cat \(jar)) --header 'X-Test: a: b'"
    #expect(try Tool.run("/bin/bash", ["-c", pipe]).exitCode == 0)
    let refused = try Tool.run("check", members)
    #expect(refused.output.contains("; sign in with --cookie-jar or --header"))
    #expect(refused.exitCode == 2)
    #expect(
      try Tool.run("check", members, "--cookie-jar", jar, "--header", "X-Test: a: b", "--user-agent", "x").exitCode
        == 2)
  }

  @Test("redirects to another origin and endless pages are refused")
  func misbehaviour() throws {
    let site = try Site()
    let away = try Tool.run("check", "\(site.address)/away")
    #expect(away.output.contains("redirects to http://localhost:9/, which is another origin"))
    #expect(away.exitCode == 2)
    let endless = try Tool.run("check", "\(site.address)/endless")
    #expect(endless.output.contains("the page is larger than 8 MiB"))
    #expect(endless.exitCode == 2)
  }

  @Test(
    "wrong arguments are refused with a reason",
    arguments: [
      (["a.json", "--path", "/x"], 64, "--path needs the http(s) address"),
      (["http://127.0.0.1:1/", "--header", "nonsense"], 64, "is not a header"),
      (["http://127.0.0.1:1/", "--header", "a: b\r\nc: d"], 64, "is not a header"),
      (["http://127.0.0.1:1/", "--user-agent", "a\r\nX: y"], 64, "--user-agent must be one line"),
      (["http://127.0.0.1:1/", "--path", "//elsewhere/"], 2, "not a path of http://127.0.0.1:1"),
      (["http://127.0.0.1:1/", "--cookie-jar", "/nowhere"], 2, "the cookies cannot be read"),
      (["Tests/TabwireCommandTests"], 2, "no file NAME.json or NAME.html"),
    ])
  func refusals(arguments: [String], exitCode: Int32, reason: String) throws {
    let run = try Tool.run(["check"] + arguments)
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(run.exitCode == exitCode)
  }

  @Test("an invalid address is reported")
  func invalidAddresses() throws {
    let run = try Tool.run("check", "http://[::1", "http://b\u{FC}cher.invalid/", "--timeout", "1")
    #expect(run.output.contains("http://[::1: not a valid address\n"))
    #if os(Linux)
      #expect(run.output.contains("the host has characters beyond ASCII; write it in the form xn--"))
    #endif
    #expect(run.exitCode == 2)
  }

  @Test("- reads standard input")
  func pipe() throws {
    let run = try Tool.run("check", "-", input: "{")
    #expect(
      run.output
        == "standard input:1:2: error: the text ends too early [malformed at $]\n1 error, 0 warnings in 1 source\n")
    #expect(run.exitCode == 1)
  }
}
