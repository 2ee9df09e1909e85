import Foundation
import Testing

@Suite("A hostile site", .serialized)
struct HostileSiteTests {
  /// A path, its error, and the maximum time until the error, in seconds.
  static let paths: [(path: String, reason: String, seconds: Double)] = [
    ("drip-headers", "no complete response within 1.0 seconds", 5),
    ("drip-body", "no complete response within 1.0 seconds", 5),
    ("silence", "no complete response within 1.0 seconds", 5),
    ("endless-headers", "the headers are larger than 256 KiB", 5),
    ("endless-body", "the page is larger than 8 MiB", 5),
    ("bomb", "the page is larger than 8 MiB", 5),
    ("redirect", "more than 10 redirects", 5),
    ("redirect-to-nowhere", "the server redirects (302) without a Location", 5),
    ("basic", "the server responds with 401; sign in with --cookie-jar or --header", 5),
  ]

  /// The maximum memory of a run, in MiB.
  private static let maximumMemory = 200.0

  /// A run of the command with its time and memory.
  private func measure(_ arguments: [String]) throws -> (run: Tool.Run, seconds: Double, memory: Double) {
    let run = try Tool.run(measured: arguments)
    let words = try #require(run.errors.split(separator: "\n").last).split(separator: " ").compactMap { Double($0) }
    try #require(words.count == 2)
    print("tabwire \(arguments.joined(separator: " ")): \(words[0]) s, \(words[1]) MiB")
    return (run, words[0], words[1])
  }

  @Test("every command gives up in bounded time and memory", arguments: paths, ["check", "plan", "rollout"])
  func givesUp(hostile: (path: String, reason: String, seconds: Double), command: String) throws {
    let site = try Site(script: "hostile_site.py")
    let old = command == "check" ? [] : [PlanCommandTests.old]
    // A busy machine needs more than a second for 8 MiB.
    let timeout = hostile.reason.contains("within 1.0 seconds") ? "1" : "4"
    let result = try measure([command] + old + ["\(site.address)/\(hostile.path)", "--timeout", timeout])
    #expect((result.run.output + result.run.errors).contains(hostile.reason), "\(result.run)")
    #expect(result.run.exitCode == 2)
    #expect(result.seconds < hostile.seconds)
    #expect(result.memory < Self.maximumMemory)
  }

  @Test("the endless body of a redirect is dropped")
  func redirectBody() throws {
    let site = try Site(script: "hostile_site.py")
    let result = try measure(["check", "\(site.address)/redirect-with-endless-body", "--timeout", "5"])
    #expect(result.run.output == "0 errors, 0 warnings in 1 source\n")
    #expect(result.seconds < 4)
    #expect(result.memory < Self.maximumMemory)
  }

  @Test("all requests of a check share a deadline")
  func deadline() throws {
    let site = try Site(script: "hostile_site.py")
    let arguments = ["check", "\(site.address)/dripping-tabs", "\(site.address)/good", "--timeout", "1"]
    let result = try measure(arguments)
    #expect(result.run.output.contains("\(site.address)/good: not read: all requests together took longer than 15"))
    #expect(result.run.exitCode == 2)
    #expect(result.seconds < 20)
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
