import Foundation
import Testing

@testable import TabwirePaths

@Suite("Declaring a path configuration")
struct DeclaringTests {
  let configuration = PathConfiguration(settings: ["screenshots_enabled": true, "tabs": [1, 2.5, "three", [:]]]) {
    PathRule(".*").context(.default).pullToRefresh(true).property("uri", "hotwire://fragment/web")
    for name in ["new", "edit"] { PathRule("/\(name)$").context(.modal).pullToRefresh(false) }
    PathRule("^/$", "^/explore$").presentation(.replaceRoot)
  }

  @Test("the JSON has the names of Hotwire Native")
  func json() {
    let configuration = PathConfiguration(settings: ["screenshots_enabled": true]) {
      PathRule("/new$", "/edit$").context(.modal).presentation(.clearAll).pullToRefresh(false)
    }
    #expect(
      configuration.json
        == #"{"rules":[{"patterns":["/new$","/edit$"],"properties":{"context":"modal","presentation":"clear_all","#
        + #""pull_to_refresh_enabled":false}}],"settings":{"screenshots_enabled":true}}"#)
  }

  @Test("encoding and decoding gives an equal configuration")
  func roundTrip() throws {
    #expect(try PathConfiguration(json: Data(configuration.json.utf8)) == configuration)
  }

  @Test("later rules win, property by property")
  func merging() {
    #expect(
      configuration.properties(for: "/explore/3").values == [
        "context": "default", "pull_to_refresh_enabled": true, "uri": "hotwire://fragment/web",
      ])
    #expect(
      configuration.properties(for: "/profile/edit").values == [
        "context": "modal", "pull_to_refresh_enabled": false, "uri": "hotwire://fragment/web",
      ])
    #expect(configuration.properties(for: "/")["presentation"] == "replace_root")
    #expect(configuration.properties(for: "/profile/edit?x=1")["context"] == "default")
    #expect(PathConfiguration {}.properties(for: "/").values == [:])
  }

  @Test("check() throws for an invalid rule, with its path")
  func errors() throws {
    try configuration.check()
    let empty = PathConfiguration {
      PathRule("a")
      PathRule().context(.modal)
    }
    #expect(
      throws: PathConfigurationError(
        path: "$.rules[1].patterns", reason: "must not be empty (use \".*\" for all paths)")
    ) { try empty.check() }
    let broken = PathConfiguration { PathRule("a", "[a-") }
    let error = #expect(throws: PathConfigurationError.self) { try broken.check() }
    #expect(
      error?.description.hasPrefix("path configuration, $.rules[0].patterns[1]: \"[a-\" is not a regular") == true)
    #expect(broken.properties(for: "a").values == [:])
    let endless = PathConfiguration(settings: ["limits": ["daily": .array([1, .number(.infinity)])]])
    #expect(throws: PathConfigurationError.self) { try endless.check() }
    let unknown = PathConfiguration { PathRule("a").property("height", .number(.nan)) }
    let notANumber = #expect(throws: PathConfigurationError.self) { try unknown.check() }
    #expect(notANumber?.path == "$.rules[0].properties.height")
  }
}
