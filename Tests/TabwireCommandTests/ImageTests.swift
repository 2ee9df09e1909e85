import Foundation
import Testing

/// P22.8, P22.9.
@Suite("tabwire check, images")
struct ImageTests {
  private let site: Site

  init() throws {
    site = try Site(script: "image_site.py")
  }

  private func check(_ name: String, _ options: String...) throws -> Tool.Run {
    try Tool.run(["check", "\(site.address)/page/\(name)"] + options)
  }

  private func requests() throws -> [String] {
    let program = "import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1]).read().decode())"
    let run = try Tool.run("/usr/bin/env", ["python3", "-c", program, site.address + "/requests"])
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test(
    "an image that apps show has no findings, whatever its name and its type", arguments: ["good", "face.svg", "moved"])
  func good(name: String) throws {
    let run = try check(name, "--strict")
    #expect(run.output == "0 errors, 0 warnings in 1 source\n")
    #expect(run.exitCode == 0)
  }

  @Test(
    "an image that no app shows is a warning that says why and what to do",
    arguments: [
      ("wide", "the image has 20000 × 20000 pixels (at most 1024 on a side)"),
      ("heavy", "the file is larger than 256 KiB (send a smaller one)"),
      ("endless", "the file is larger than 256 KiB (send a smaller one)"),
      ("bomb", "the file is larger than 256 KiB (send a smaller one)"),
      ("animated", "the image is animated (send a still one)"),
      ("drawing", "the file is no PNG, JPEG or WebP; serve one of these"),
      ("empty", "the file is no PNG, JPEG or WebP; serve one of these"),
      ("cut", "the file is damaged; save it again"),
      ("missing", "the server responded with status 404; serve the image with 200"),
      (
        "private",
        "the server responded with status 403; apps send the cookies of the page, so sign in for the check, too"
      ),
      (
        "away",
        "the server redirects to another origin, http://cdn.example.com/face.png; serve it from the origin of the page"
      ),
      ("circle", "the server redirects again and again; name the address that they lead to"),
    ])
  func unusable(name: String, reason: String) throws {
    let run = try Tool.run(measured: ["check", "\(site.address)/page/\(name)"])
    #expect(
      run.output.contains(
        """
        : warning: tab "profile": no app shows the image /\(name): \(reason) [unusableImage at $.tabs[1].image]
        0 errors, 1 warning in 1 source
        """), "\(run.output)")
    #expect(run.exitCode == 0)
    #expect(try check(name, "--strict").exitCode == 1)
    let memory = run.errors.split { $0.isWhitespace }.last.flatMap { Double($0) }
    #expect(try #require(memory) < 100, "MiB")
  }

  @Test("an image that drips is given up as in apps, and images for which no time is left are named")
  func drip() throws {
    let run = try check("drip", "--timeout", "1")
    let slow = "no complete response: it took longer than 5.0 seconds; apps show the icon instead"
    #expect(run.output.contains("no app shows the image /drip: \(slow)"), "\(run.output)")
    #expect(run.output.contains("note: not read, because all requests together took too long: "), "\(run.output)")
    #expect(run.output.contains("/drip/2 (use --timeout)"), "\(run.output)")
  }

  @Test("images get the cookies of the pages, and say which formats they may have")
  func cookies() throws {
    let jar = try Tool.file("127.0.0.1\tFALSE\t/\tFALSE\t0\tkey\tletmein\n")
    #expect(try check("private", "--cookie-jar", jar).output == "0 errors, 0 warnings in 1 source\n")
  }

  @Test("an image is requested once, however many pages and tabs have it")
  func once() throws {
    let run = try check("shared", "--follow", "--path", "/page/shared/more")
    #expect(!run.output.contains("unusableImage"), "\(run.output)")
    #expect(try requests().filter { $0 == "/shared" } == ["/shared"])
  }

  @Test("an image of another origin is an error with what to write")
  func otherOrigin() throws {
    let run = try Tool.run(
      "check", "-",
      input: """
        {"active":"a","tabs":[{"id":"a","title":"A","icon":"house","path":"/","image":{"path":"https://cdn.example.com/a.png"}},
        {"id":"b","title":"B","icon":"star","path":"/b"}]}
        """)
    #expect(run.output.contains("[unreadable at $.tabs[0].image]"), "\(run.output)")
    #expect(run.output.contains("one relative to the start URL can be read"), "\(run.output)")
    #expect(run.exitCode == 1)
  }

  @Test("a file says nothing about its images but by their names")
  func file() throws {
    let tabs = """
      {"active":"a","tabs":[{"id":"a","title":"A","icon":"house","path":"/","image":{"path":"/face.png"}},
      {"id":"b","title":"B","icon":"star","path":"/b"}]}
      """
    #expect(try Tool.run("check", "-", input: tabs).output == "0 errors, 0 warnings in 1 source\n")
  }

  @Test("the report as JSON matches its schema")
  func schema() throws {
    let json = try check("wide", "--format", "json").output
    #expect(json.contains("\"unusableImage\""))
    let script = Repository.root.appendingPathComponent("scripts/checks/schemas").path
    let schema = try Tool.run(script, ["--report", "check"], input: json)
    #expect(schema.exitCode == 0, "\(schema.output)\(schema.errors)")
  }
}
