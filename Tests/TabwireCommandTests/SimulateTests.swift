import Foundation
import Testing

@Suite("tabwire simulate")
struct SimulateTests {
  private static let asked = """
    {
      "name": "two tabs, a tap, and nonsense",
      "steps": [
        { "configure": { "tabs": [
          { "id": "home", "title": "Home", "icon": "house", "path": "/", "order": 1.50 },
          { "id": "né", "title": "N\\u00e9", "icon": "", "path": "" } ], "active": "home" } },
        { "select": "né" },
        { "select": "nowhere" },
        { "configure": "{" }
      ]
    }

    """

  private static let answered =
    asked.replacingOccurrences(
      of: "  ]\n}\n",
      with: """
          ],
          "expect": [
            { "case": 2, "mode": "tabbed", "selected": 1,
              "tabs": [ { "container": 1, "id": "home" }, { "container": 2, "id": "né" } ],
              "created": [2], "disposed": [], "updated": [] },
            { "case": null, "mode": "tabbed", "selected": 2,
              "tabs": [ { "container": 1, "id": "home" }, { "container": 2, "id": "né" } ],
              "created": [], "disposed": [], "updated": [] },
            { "case": null, "mode": "tabbed", "selected": 2,
              "tabs": [ { "container": 1, "id": "home" }, { "container": 2, "id": "né" } ],
              "created": [], "disposed": [], "updated": [] },
            { "rejected": "malformed", "mode": "tabbed", "selected": 2,
              "tabs": [ { "container": 1, "id": "home" }, { "container": 2, "id": "né" } ],
              "created": [], "disposed": [], "updated": [] }
          ]
        }

        """)

  @Test("expect is filled in, and everything else stays as it was written")
  func fills() throws {
    let run = try Tool.run("simulate", try Tool.file(Self.asked))
    #expect(run.output == Self.answered)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  @Test("an existing expect is replaced")
  func replaces() throws {
    let wrong = Self.answered.replacingOccurrences(of: "\"selected\": 2", with: "\"selected\": 77")
    #expect(try Tool.run("simulate", try Tool.file(wrong)).output == Self.answered)
  }

  @Test("--lines answers line by line, in order")
  func lines() throws {
    let input = """
      {"name":"a","steps":[{"configure":{"active":null,"tabs":[]}}]}

      {"steps":[{"select":"x"}],"expect":7,"name":"b"}
      {"name":"c","steps":[]}
      """
    let run = try Tool.run("simulate", "--lines", input: input)
    let bootstrap = #""mode":"bootstrap","selected":1,"tabs":[{"container":1,"id":null}],"#
    let nothing = #""created":[],"disposed":[],"updated":[]"#
    #expect(
      run.output == """
        {"name":"a","steps":[{"configure":{"active":null,"tabs":[]}}],"expect":[{"case":1,\(bootstrap)\(nothing)}]}
        {"steps":[{"select":"x"}],"expect":[{"case":null,\(bootstrap)\(nothing)}],"name":"b"}
        {"name":"c","steps":[],"expect":[]}

        """)
    #expect(run.exitCode == 0)
  }

  @Test("--lines reports each line that is not a scenario, answers the others, and exits with 2")
  func brokenLines() throws {
    let input = """
      {"name":"a","steps":[]}
      {"name":"b"}
      nonsense
      {"name":"d","steps":[{"tap":"x"}]}
      {"name":"e","steps":[{"select":"x","configure":""}]}
      {"name":5,"steps":[]}
      {"name":"g","steps":[{"select":null}]}
      {"name":"h","steps":[]} {}
      {"name":"i","steps":[]}
      """
    let run = try Tool.run("simulate", "--lines", input: input)
    #expect(
      run.output == """
        {"name":"a","steps":[],"expect":[]}
        {"name":"i","steps":[],"expect":[]}

        """)
    #expect(
      run.errors == """
        line 2, column 13: not a scenario: the scenario has no steps
        line 3, column 1: not a scenario: a scenario is needed, as an object
        line 4, column 29: not a scenario: a step has no member "tap"; configure, select, open, perform, load, \
        firstPageDidAppear or resume is needed
        line 5, column 22: not a scenario: a step has exactly one of the members configure, select, open, perform, \
        load, firstPageDidAppear or resume
        line 6, column 9: not a scenario: the name is needed, as a string
        line 7, column 32: not a scenario: the id of a tab is needed, as a string
        line 8, column 25: not a scenario: something follows the value

        """)
    #expect(run.exitCode == 2)
  }

  @Test("--check prints a summary if there are no differences")
  func checkPasses() throws {
    let run = try Tool.run("simulate", "--check", try Tool.file(Self.answered))
    #expect(run.output == "1 of 1 scenarios have the expected outcomes\n")
    #expect(run.exitCode == 0)
  }

  @Test("--check shows the differences step by step, and exits with 1")
  func checkFails() throws {
    let wrong = Self.answered
      .replacingOccurrences(of: "\"case\": 2", with: "\"case\": 3")
      .replacingOccurrences(of: "\"created\": [2]", with: "\"created\": []")
      .replacingOccurrences(of: "\"rejected\": \"malformed\"", with: "\"stale\": true")
    let file = try Tool.file(wrong)
    let run = try Tool.run("simulate", "--check", file)
    #expect(
      run.output == """
        \(file): two tabs, a tap, and nonsense
          step 1  { "configure": { "tabs": [ { "id": "home", "title": "Home", "icon": "house", "path": "/", "orde…
            case            expected  case 3
                            actual    case 2
            created         expected  none
                            actual    2
          step 4  { "configure": "{" }
            case            expected  stale
                            actual    rejected as malformed
        0 of 1 scenarios have the expected outcomes

        """)
    #expect(run.exitCode == 1)
  }

  @Test("--check needs an expect")
  func checkNeedsExpectations() throws {
    let file = try Tool.file(Self.asked)
    let run = try Tool.run("simulate", "--check", file)
    #expect(run.output.contains("the scenario has no expect"))
    #expect(run.exitCode == 1)
  }

  @Test("--diagram prints lifelines as text")
  func diagram() throws {
    let run = try Tool.run("simulate", "--diagram", "Conformance/case-09-with-an-addition.json")
    #expect(
      run.output == """
        the selected tab is removed, another one is added: still the hint was visible

                             1            2          3
                     start   Case 2       tap        Case 9
                             promoted     library    active removed
        container 1  ● –     ● ↑ home       home       home
        container 2            + explore    explore  ×
        container 3            + library  ● library  ● » explore
        container 4                                    + cart
        bar          no bar  [1] 2 3      1 2 [3]    1 [3] 4

        ● selected  + created  ↑ promoted  » represents another tab  ↓ demoted  ~ relabelled  × disposed

        """)
    #expect(run.exitCode == 0)
  }

  @Test("lifelines show which container visits an address, is refreshed and forgets its history")
  func events() throws {
    let tabs = #"[{"id":"home","title":"","icon":"","path":"/"},{"id":"news","title":"","icon":"","path":"/news"#
    let file = try Tool.file(
      #"{"name":"events","steps":[{"configure":{"active":"home","session":"ann","tabs":\#(tabs)","version":1}]}},"#
        + #"{"configure":{"active":"home","session":"ben","tabs":\#(tabs)","version":1}]}},"#
        + #"{"configure":{"active":"home","session":"ben","tabs":\#(tabs)","version":2}]}},{"open":"/news/3"}]}"#)
    #expect(
      try Tool.run("simulate", "--diagram", file).output == """
        events

                             1         2         3          4
                     start   Case 2    Case 7    Case 4     open
                             promoted  added     same tabs  /news/3
        container 1  ● –     ● ↑ home  ● ⌫ home  ● home       home
        container 2            + news  ×
        container 3                      + news    news     ● ⟳ → news
        bar          no bar  [1] 2     [1] 3     [1] 3      1 [3]

        ● selected  + created  ↑ promoted  » represents another tab  ↓ demoted  ~ relabelled  ⟳ refreshed  \
        → visits the address  ⌫ forgets its history  × disposed

        """)
    let drawing = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
    #expect(try Tool.run("simulate", "--svg", drawing.path, file).exitCode == 0)
    let svg = try String(contentsOf: drawing, encoding: .utf8)
    for text in [
      ">⌫ forgets its history<", ">⟳ → news<", "in step 2 forgets its history", "in step 4 visits the address",
    ] {
      #expect(svg.contains(text), "\(text)")
    }
  }

  @Test("--svg writes well-formed XML, whatever the names are")
  func svgIsWellFormed() throws {
    let file = try Tool.file(
      #"{"name":"<script>alert('&')</script> ]]> \u0000\u001b[31m","steps":[{"configure":{"active":"<a>","tabs":["#
        + #"{"id":"<a>","title":"","icon":"","path":""},{"id":"\"&'","title":"","icon":"","path":""}]}},{"select":"\"&'"}]}"#
    )
    let drawing = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
    let run = try Tool.run("simulate", "--svg", drawing.path, file)
    #expect(run.exitCode == 0)
    #expect(run.output == "")
    let text = try String(contentsOf: drawing, encoding: .utf8)
    #expect(try XMLElements.names(in: text).contains("desc"))
    #expect(!text.contains("<script"))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }

  @Test(
    "wrong arguments are refused with a reason",
    arguments: [
      (["simulate"], "Name scenario files"),
      (["simulate", "--lines", "a.json"], "Name scenario files"),
      (["simulate", "--check", "--diagram", "a.json"], "--check excludes"),
      (["simulate", "--svg", "x.svg", "a.json", "b.json"], "--svg needs exactly one file"),
    ])
  func refusals(arguments: [String], reason: String) throws {
    let run = try Tool.run(arguments)
    #expect(run.errors.contains(reason))
    #expect(run.exitCode == 64)
  }

  @Test("a drawing or report that cannot be written is reported by its own name")
  func unwritable() throws {
    let drawing = try Tool.run("simulate", "--svg", "/nowhere/x.svg", try Tool.file(Self.asked))
    #expect(drawing.errors == "/nowhere/x.svg: cannot be written; check that its directory exists\n")
    #expect(drawing.exitCode == 2)
    let report = try Tool.run("conformance", "--junit", "/nowhere/x.xml")
    #expect(report.errors == "/nowhere/x.xml: cannot be written; check that its directory exists\n")
    #expect(report.exitCode == 2)
  }

  @Test("a missing file is reported by name")
  func missingFile() throws {
    let run = try Tool.run("simulate", "/nowhere/at-all.json")
    #expect(run.errors.contains("/nowhere/at-all.json"))
    #expect(run.exitCode == 2)
  }

  @Test(
    "whatever is endless or never comes ends in time, in little memory",
    arguments: [
      (["simulate", "/dev/zero"], "/dev/zero: not a scenario: larger than 8 MiB"),
      (["simulate", "PIPE"], "nothing to read within 10 s"), (["plan", "PIPE", "PIPE"], "nothing to read within 10 s"),
      (["simulate", "--lines", "<", "/dev/zero"], "a line after line 0: not a scenario: larger than 8 MiB"),
      (
        ["conformance", "--scenarios", "Conformance", "--timeout", "2", "--", "cat", "/dev/zero"],
        "the answer is larger than 1 MiB"
      ),
      (["conformance", "--scenarios", "Conformance", "--timeout", "2", "--", "yes"], "the answer cannot be read"),
      (["check", "http://127.0.0.1:1/", "--cookie-jar", "/dev/zero"], "the cookies cannot be read: larger than 8 MiB"),
      (["check", "http://127.0.0.1:1/", "--cookie-jar", "PIPE"], "the cookies cannot be read: nothing to read"),
      (["simulate", "DRIPS"], "not read to its end within 10 s"),
      (["check", "DRIPS"], "not read to its end within 10 s"),
      (
        ["conformance", "--timeout", "1", "--", "sh", "-c", "while :; do printf x; sleep 0.2; done"],
        "no answer came within 1 s"
      ),
    ])
  func endless(arguments: [String], reason: String) throws {
    let pipe = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try #require(mkfifo(pipe, 0o600) == 0)
    defer { try? FileManager.default.removeItem(atPath: pipe) }
    let writer = Process()
    writer.executableURL = URL(fileURLWithPath: "/bin/sh")
    writer.arguments = ["-c", "while :; do echo; sleep 0.5; done > \(pipe)"]
    if arguments.contains("DRIPS") { try writer.run() }
    defer { if writer.isRunning { writer.terminate() } }
    let run = try Tool.run(measured: arguments.map { ["PIPE", "DRIPS"].contains($0) ? pipe : $0 })
    #expect((run.output + run.errors).contains(reason))
    let measured = try #require(run.errors.split(separator: "\n").last?.split(separator: " ").compactMap { Double($0) })
    #expect(measured[0] < 30 && measured[1] < 200, "\(measured[0]) s, \(measured[1]) MiB")
  }
}
