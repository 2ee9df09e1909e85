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

  @Test("Of the rules that match, the later win property by property")
  func merging() throws {
    let configuration = try configuration(
      """
      {"patterns":[".*"],"properties":{"context":"default","pull_to_refresh_enabled":true,"own":{"x":[1]}}},
      {"patterns":["/new$","/edit$"],"properties":{"context":"modal"}}
      """)
    #expect(configuration.settings["a"] == .list([.number(1), .flag(true), .null, .object(["b": .text("c")])]))
    #expect(try configuration.properties(for: url("/trips")).context == .default)
    let properties = try configuration.properties(for: url("/trips/new"))
    #expect(properties.context == .modal)
    #expect(properties["own"] == .object(["x": .list([.number(1)])]))
    #expect(properties["pull_to_refresh_enabled"] == .flag(true))
  }

  @Test("A pattern is found in the path with its query, not in the host")
  func whatIsMatched() throws {
    let configuration = try configuration(
      #"{"patterns":["[?&]sheet=1","example"],"properties":{"context":"modal"}}"#)
    #expect(try configuration.properties(for: url("/a?sheet=1")).context == .modal)
    #expect(try configuration.properties(for: url("/a?sheet=2")).context == .default)
    #expect(try configuration.properties(for: url("/example")).context == .modal)
  }

  @Test(
    "Servers can send apps back, let them stay, or have them load the page again",
    arguments: [("recede", PathProperties.Presentation.pop), ("resume", .none), ("refresh", .refresh)])
  func historicalLocations(name: String, presentation: PathProperties.Presentation) throws {
    #expect(try PathConfiguration().properties(for: url("/\(name)_historical_location")).presentation == presentation)
  }

  @Test("A pattern that would take for ever counts as not found, and does not keep the others from being found")
  func endless() throws {
    let slow = Array(repeating: #""^/(a+)+$""#, count: 20).joined(separator: ",")
    let configuration = try configuration(
      #"{"patterns":[\#(slow)],"properties":{"own":1}},{"patterns":["b$"],"properties":{"context":"modal"}}"#)
    let properties = try configuration.properties(for: url("/\(String(repeating: "a", count: 60))b"))
    #expect(properties["own"] == nil)
    #expect(properties.context == .modal)
  }

  @Test("However many patterns would take for ever, a search in all of them comes to an end", .timeLimit(.minutes(1)))
  func endlessWithoutEnd() throws {
    let slow = Array(repeating: #""^/(a+)+$""#, count: 20_000).joined(separator: ",")
    let configuration = try configuration(#"{"patterns":[\#(slow)],"properties":{"own":1}}"#)
    let path = try url("/\(String(repeating: "a", count: 60))b")
    for _ in 1...4 { #expect(configuration.properties(for: path)["own"] == nil) }
  }

  @Test("What an app does not know is as if it were not said")
  func unknown() throws {
    let configuration = try configuration(
      #"{"patterns":["/"],"properties":{"context":"drawer","presentation":7}}"#)
    #expect(try configuration.properties(for: url("/")).context == .default)
    #expect(try configuration.properties(for: url("/")).presentation == .default)
  }

  @Test(
    "What is no path configuration is refused with the place and the reason",
    arguments: [
      ("", "$: "), ("[]", "$: "), ("{}", "$: \"rules\" is missing"),
      (#"{"rules":[{"properties":{}}]}"#, "$.rules[0]: \"patterns\" is missing"),
      (#"{"rules":[{"patterns":["/"],"properties":{}},{"patterns":"/","properties":{}}]}"#, "$.rules[1].patterns: "),
      (
        #"{"rules":[{"patterns":["/","("],"properties":{}}]}"#, "$.rules[0].patterns[1]: \"(\" is no regular expression"
      ),
      (String(repeating: " ", count: PathConfiguration.mostBytes + 1), "at most 262144 are read"),
      (
        #"{"rules":[{"patterns":["\#(String(repeating: "a", count: 1001))"],"properties":{}}]}"#,
        "$.rules[0].patterns[0]: it has 1001 characters; at most 1000 are read"
      ),
    ])
  func refused(json: String, reason: String) throws {
    let mistake = #expect(throws: PathConfigurationError.self) { try PathConfiguration(json: Data(json.utf8)) }
    #expect(mistake?.description.contains(reason) == true, "\(mistake?.description ?? "")")
  }
}
