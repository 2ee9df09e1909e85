import Foundation
import Tabwire
import TabwireScenarios
import Testing

@testable import TabwirePlanning

/// The preview compiles the same planning to WebAssembly. Its tests read the same file.
@Suite("A severity")
struct SeverityTests {
  private struct Table: Decodable {
    struct Row: Decodable {
      let earlier: [String]
      let next: String
    }
    let letters: [String: String]
    let severities: [Row]
  }

  @Test("is that of severities.json for every user and every configuration there")
  func table() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../Preview/Tests/support/severities.json").standardized
    let content = try Data(contentsOf: file)
    let table = try JSONDecoder().decode(Table.self, from: content)
    let letters = Dictionary(uniqueKeysWithValues: table.letters.map { ($1, $0) })
    let configurations = try Self.configurations(in: content)
    let names = Dictionary(uniqueKeysWithValues: configurations)
    #expect(configurations.count >= 28 && table.severities.count > configurations.count)
    for row in table.severities {
      let steps = try row.earlier.map { try #require(names[$0]) }
      let next = configurations.map { _, configuration in
        Self.users(after: steps).map { user in
          var user = user
          let outcome = PlannedOutcome(of: configuration, on: &user, hidTabBar: user.state.isTabBarHidden)
          return letters[outcome.severity.rawValue] ?? "?"
        }.joined()
      }
      #expect(next.joined(separator: " ") == row.next, "\(row.earlier.joined(separator: ", then "))")
    }
  }

  /// Returns the configurations of the file by name, in its order.
  private static func configurations(in content: Data) throws -> [(String, TabConfiguration)] {
    let object = try #require(JSONSerialization.jsonObject(with: content) as? [String: Any])
    let entries = try #require(object["configurations"] as? [[String: Any]])
    return try entries.map { entry in
      let name = try #require(entry["name"] as? String)
      let json = try JSONSerialization.data(withJSONObject: try #require(entry["configuration"]))
      return (name, try TabConfiguration(json: String(decoding: json, as: UTF8.self)))
    }
  }

  /// Returns a user on each tab from left to right, or one user if there are no tabs.
  private static func users(after steps: [TabConfiguration]) -> [Client] {
    var client = Client()
    for step in steps { _ = client.accept(step) }
    return client.state.tabs.map { tab in
      var user = client
      if let id = tab.represents?.id { _ = user.select(id) }
      return user
    }
  }
}
