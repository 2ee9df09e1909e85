import Foundation
import Testing

@Suite("A hostile site", .serialized)
struct HostileSiteTests {
  /// A path and its error.
  static let paths: [(path: String, reason: String)] = [
    ("drip-headers", "no complete response within 1.0 seconds"),
    ("drip-body", "no complete response within 1.0 seconds"),
    ("silence", "no complete response within 1.0 seconds"),
    ("endless-headers", "the headers are larger than 256 KiB"),
    ("endless-body", "the page is larger than 8 MiB"),
    ("bomb", "the page is larger than 8 MiB"),
    ("redirect", "more than 10 redirects"),
    ("redirect-to-nowhere", "the server redirects (302) without a Location"),
    ("basic", "the server responds with 401; sign in with --cookie-jar or --header"),
  ]

  /// The maximum memory of a run, in MiB.
  private static let maximumMemory = 200.0

  /// A run of the command with its memory.
  private func measure(_ arguments: [String]) throws -> (run: Tool.Run, memory: Double) {
    let run = try Tool.run(measured: arguments)
    let words = try #require(run.errors.split(separator: "\n").last).split(separator: " ").compactMap { Double($0) }
    try #require(words.count == 2)
    print("tabwire \(arguments.joined(separator: " ")): \(words[0]) s, \(words[1]) MiB")
    return (run, words[1])
  }

  // The site never ends a response by itself.
  @Test("every command gives up in bounded time and memory", arguments: paths, ["check", "plan", "rollout"])
  func givesUp(hostile: (path: String, reason: String), command: String) throws {
    let site = try Site(script: "hostile_site.py")
    let old = command == "check" ? [] : [PlanCommandTests.old]
    // A busy machine needs more than a second for 8 MiB.
    let timeout = hostile.reason.contains("within 1.0 seconds") ? "1" : "4"
    let result = try measure([command] + old + ["\(site.address)/\(hostile.path)", "--timeout", timeout])
    #expect((result.run.output + result.run.errors).contains(hostile.reason), "\(result.run)")
    #expect(result.run.exitCode == 2)
    #expect(result.memory < Self.maximumMemory)
  }

  @Test("the endless body of a redirect is dropped")
  func redirectBody() throws {
    let site = try Site(script: "hostile_site.py")
    let result = try measure(["check", "\(site.address)/redirect-with-endless-body", "--timeout", "5"])
    #expect(result.run.output == "0 errors, 0 warnings in 1 source\n")
    #expect(result.memory < Self.maximumMemory)
  }

  @Test("all requests of a check share a deadline")
  func deadline() throws {
    let site = try Site(script: "hostile_site.py")
    let run = try Tool.run(["check", "\(site.address)/dripping-tabs", "\(site.address)/good", "--timeout", "1"])
    #expect(run.output.contains("\(site.address)/good: not read: all requests together took longer than 15"))
    #expect(run.exitCode == 2)
  }

  @Test("a site with endless new paths is read up to the maximum number of pages")
  func newPaths() throws {
    let site = try Site(script: "hostile_site.py")
    let few = try measure(["check", "\(site.address)/new-paths/0", "--follow", "--max-pages", "5"])
    #expect(few.run.output.contains("not read: the maximum of 5 pages is reached (use --max-pages for more)"))
    #expect(few.run.output.hasSuffix("in 5 sources; 1 could not be read\n"))
    let many = try measure(["check", "\(site.address)/new-paths/0", "--follow"])
    #expect(many.run.output.hasSuffix("in 200 sources; 1 could not be read\n"))
    #expect(many.run.exitCode == 2)
    #expect(many.memory < Self.maximumMemory)
  }
}
