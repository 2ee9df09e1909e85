import Foundation
import Logging
import TabwireClient
import Testing
import os

@MainActor
@Suite("System log")
struct SystemLogTests {
  @Test("by default the manager writes to the unified logging system")
  func defaultLogger() throws {
    let url = try #require(URL(string: "https://example.org/"))
    let manager = TabManager(location: try AppLocation(startURL: url))
    let page = try #require(URL(string: "https://system-log.example/"))
    manager.receive("{}", from: manager.selectedID, showing: page, isFirstPage: true)
    let line = os.Logger.lines.first { $0.text.contains("system-log.example") }
    #expect(line?.category == "tabwire.tabs")
    #expect(line?.type == .error)
  }

  @Test("levels map to the types of the unified logging system")
  func levels() {
    let label = "levels \(UUID())"
    var logger = Logging.Logger.system(label: label)
    logger.logLevel = .trace
    for level in Logging.Logger.Level.allCases { logger.log(level: level, "\(level)") }
    let lines = os.Logger.lines.filter { $0.category == label }
    #expect(lines.map(\.type) == [.debug, .debug, .info, .default, .error, .error, .fault])
    #expect(lines.map(\.text) == Logging.Logger.Level.allCases.map { "\($0)" })
  }
}
