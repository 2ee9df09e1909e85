import Foundation
import TabwirePaths
import Testing

@Suite("Reading a path configuration")
struct ReadingTests {
  func configuration(_ rules: String) throws -> PathConfiguration {
    try PathConfiguration(json: Data(#"{"settings":{"a":[1,true,null,{"b":"c"}]},"rules":[\#(rules)]}"#.utf8))
  }

  func url(_ path: String) throws -> URL {
    try #require(URL(string: path, relativeTo: URL(string: "https://example.org/")))
  }

  @Test("later rules win, property by property")
  func merging() throws {
    let configuration = try configuration(
      """
      {"patterns":[".*"],"properties":{"context":"default","pull_to_refresh_enabled":true,"own":{"x":[1]}}},
      {"patterns":["/new$","/edit$"],"properties":{"context":"modal"}}
      """)
    #expect(configuration.settings["a"] == .array([.number(1), .bool(true), .null, .object(["b": .string("c")])]))
    #expect(try configuration.properties(for: url("/trips")).context == .default)
    let properties = try configuration.properties(for: url("/trips/new"))
    #expect(properties.context == .modal)
    #expect(properties["own"] == .object(["x": .array([.number(1)])]))
    #expect(properties["pull_to_refresh_enabled"] == .bool(true))
  }

  @Test("a pattern matches the path and the query, not the host")
  func pathAndQuery() throws {
    let configuration = try configuration(
      #"{"patterns":["[?&]sheet=1","example"],"properties":{"context":"modal"}}"#)
    #expect(try configuration.properties(for: url("/a?sheet=1")).context == .modal)
    #expect(try configuration.properties(for: url("/a?sheet=2")).context == .default)
    #expect(try configuration.properties(for: url("/example")).context == .modal)
  }

  @Test(
    "historical locations go back, stay or reload",
    arguments: [("recede", PathProperties.Presentation.pop), ("resume", .none), ("refresh", .refresh)])
  func historicalLocations(name: String, presentation: PathProperties.Presentation) throws {
    #expect(try PathConfiguration().properties(for: url("/\(name)_historical_location")).presentation == presentation)
  }

  @Test("no rule of a server changes a historical location", arguments: PathConfiguration.historicalLocations)
  func historicalLocationsAreLast(rule: PathRule) throws {
    let configuration = PathConfiguration {
      PathRule(".*").context(.modal).presentation(.push).property("historical_location", false)
    }
    let properties = try configuration.properties(for: url(rule.patterns[0]))
    #expect(properties.context == .default)
    #expect(properties.isHistoricalLocation)
    #expect(properties.values == rule.properties)
  }

  @Test("a pattern that takes too long does not match, and later patterns still do")
  func slowPattern() throws {
    let slow = Array(repeating: #""^/(a+)+$""#, count: 20).joined(separator: ",")
    let configuration = try configuration(
      #"{"patterns":[\#(slow)],"properties":{"own":1}},{"patterns":["b$"],"properties":{"context":"modal"}}"#)
    let properties = try configuration.properties(for: url("/\(String(repeating: "a", count: 60))b"))
    #expect(properties["own"] == nil)
    #expect(properties.context == .modal)
  }

  @Test("a path matches also while the device is busy with other work")
  func busyDevice() throws {
    let configuration = try configuration(#"{"patterns":["/new$"],"properties":{"context":"modal"}}"#)
    let others = (1...16).map { _ in Thread { while !Thread.current.isCancelled {} } }
    defer { for thread in others { thread.cancel() } }
    for thread in others { thread.start() }
    let path = try url("/\(String(repeating: "notes/", count: 20))new")
    let matches = (1...300).count { _ in configuration.properties(for: path).context == .modal }
    #expect(matches == 300)
  }

  @Test("matching 20,000 slow patterns ends within the limit of a second", .timeLimit(.minutes(1)))
  func manySlowPatterns() throws {
    let slow = Array(repeating: #""^/(a+)+$""#, count: 20_000).joined(separator: ",")
    let configuration = try configuration(#"{"patterns":[\#(slow)],"properties":{"own":1}}"#)
    let path = try url("/\(String(repeating: "a", count: 60))b")
    for _ in 1...4 { #expect(configuration.properties(for: path)["own"] == nil) }
  }

  @Test("unknown values are ignored")
  func unknown() throws {
    let configuration = try configuration(
      #"{"patterns":["/"],"properties":{"context":"drawer","presentation":7}}"#)
    #expect(try configuration.properties(for: url("/")).context == .default)
    #expect(try configuration.properties(for: url("/")).presentation == .default)
  }

  @Test(
    "invalid JSON is rejected with the path and the reason",
    arguments: [
      ("", "$: "), ("[]", "$: "), ("{}", "$: \"rules\" is missing"),
      (#"{"rules":[{"properties":{}}]}"#, "$.rules[0]: \"patterns\" is missing"),
      (#"{"rules":[{"patterns":[".*"]}]}"#, "$.rules[0]: \"properties\" is missing"),
      (
        #"{"rules":[{"patterns":[".*"],"properties":{"animated":"no"}}]}"#,
        "$.rules[0].properties.animated: must be true or false"
      ),
      (#"{"settings":{"a":[0,{"b":1e999}]},"rules":[]}"#, "$.settings.a[1].b: is a number that no double can hold"),
      (
        #"{"rules":[{"patterns":["/"],"properties":{"x":-1e999}}]}"#,
        "$.rules[0].properties.x: is a number that no double can hold"
      ),
      (
        #"{"settings":{"a":\#(String(repeating: "[", count: 100_000))"#, "$: "
      ),
      (#"{"rules":[{"patterns":["/"],"properties":{}},{"patterns":"/","properties":{}}]}"#, "$.rules[1].patterns: "),
      (
        #"{"rules":[{"patterns":["/","("],"properties":{}}]}"#,
        "$.rules[0].patterns[1]: \"(\" is not a regular expression"
      ),
      (
        String(repeating: " ", count: PathConfiguration.maximumByteCount + 1),
        "$: has 262145 bytes, and the maximum is 262144"
      ),
      (
        #"{"rules":[{"patterns":["\#(String(repeating: "a", count: 1001))"],"properties":{}}]}"#,
        "$.rules[0].patterns[0]: has 1001 characters, and the maximum is 1000"
      ),
    ])
  func rejected(json: String, reason: String) throws {
    let error = #expect(throws: PathConfigurationError.self) { try PathConfiguration(json: Data(json.utf8)) }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }
}
