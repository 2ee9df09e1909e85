import Testing

@Suite("tabwire check --links")
struct LinksTests {
  private static let apple = "/.well-known/apple-app-site-association"
  private static let google = "/.well-known/assetlinks.json"

  private func check(_ fault: String, _ options: String...) throws -> (run: Tool.Run, address: String) {
    let site = try Site(script: "linked_site.py", fault)
    return (try Tool.run(["check", site.address + "/", "--links"] + options), site.address)
  }

  @Test("two files that reach all paths have no findings, and excluded paths are named")
  func good() throws {
    let (run, address) = try check("none")
    #expect(
      run.output == """
        \(address)\(Self.apple): note: links to 3 of 3 paths of 2 tabs open in the app
        \(address)\(Self.apple): note: excluded: /explore/print/*
        \(address)\(Self.apple): note: apps request this file over HTTPS only
        \(address)\(Self.google): note: links to 3 of 3 paths of 2 tabs open in the app
        \(address)\(Self.google): note: apps request this file over HTTPS only
        0 errors, 0 warnings in 3 sources

        """)
    #expect(run.exitCode == 0)
  }

  @Test("each path of a tab that a file does not reach is named, with what to add")
  func uncovered() throws {
    let (run, address) = try check("uncovered", "--strict")
    #expect(
      run.output.hasPrefix(
        """
        \(address)\(Self.apple): warning: links to the pages below /explore, which belong to the tab "explore", open in the \
        browser on iOS; add the pattern /explore/* [uncoveredPath]
        \(address)\(Self.apple): warning: links to /search, which belong to the tab "explore", open in the browser on iOS; \
        add the pattern /search [uncoveredPath]
        \(address)\(Self.apple): note: links to 1 of 3 paths of 2 tabs open in the app

        """))
    #expect(run.exitCode == 1)
  }

  @Test(
    "what phones do not accept is an error that says what to do",
    arguments: [
      ("redirect", "error: redirects to https://www.example.com\(apple); iOS follows no redirects here [linkFile]"),
      ("private", "error: the server responds with 403; iOS sends no cookies, and needs 200 [linkFile]"),
      ("type", "error: the Content-Type is text/plain, and must be application/json [linkFile]"),
      ("large", "bytes, and iOS reads at most 131072 [linkFile]"), ("no json", "[linkFile at $]"),
      ("shape", "[linkFile at $.applinks.details[0].components]"), ("no app", "error: names no app"),
      ("fingerprint", "is not a SHA-256 fingerprint: 32 bytes with colons between them [linkFile]"),
    ])
  func errors(fault: String, text: String) throws {
    let (run, _) = try check(fault, "--header", "X-Key: 1")
    #expect(run.output.contains(text), "\(run.output)")
    #expect(run.exitCode == 1)
  }

  @Test("a missing file is a warning: the site may have an app for one system only")
  func missing() throws {
    let (run, _) = try check("missing")
    #expect(run.output.contains("no link opens in apps for Android; serve it with AppLinks [noLinkFile]"))
    #expect(run.output.hasSuffix("0 errors, 2 warnings in 3 sources\n"))
    #expect(run.exitCode == 0)
  }

  @Test("without tabs there is nothing to compare, and the report says so")
  func noTabs() throws {
    let run = try check("no tabs").run
    #expect(run.output.contains("note: no page gave tabs to compare with; sign in with --cookie-jar or --header"))
  }

  @Test("notes are in every format, and match the schema")
  func formats() throws {
    let site = try Site(script: "linked_site.py", "none")
    let arguments = ["check", site.address + "/", "--links", "--format"]
    let annotations = try Tool.run(arguments + ["github"]).output
    #expect(annotations.contains("::notice title="))
    #expect(annotations.contains("::excluded: /explore/print/*\n"))
    let json = try Tool.run(arguments + ["json"]).output
    #expect(json.contains("\"excluded: /explore/print/*\""))
    let script = Repository.root.appendingPathComponent("scripts/checks/schemas").path
    let schema = try Tool.run(script, ["--report", "check"], input: json)
    #expect(schema.exitCode == 0, "\(schema.output)\(schema.errors)")
  }

  @Test("--links without a site is refused")
  func noSite() throws {
    let run = try Tool.run("check", "-", "--links")
    #expect(run.errors.contains("--links needs the http(s) address of a site."))
    #expect(run.exitCode == 64)
  }
}
