import Foundation
import Testing

@testable import Tabwire

/// The limits, codes and reasons are those that every language has: `Conformance/protocol/limits-and-reasons.json` (sections P6, P7).
@Suite("Limits and reasons are those of every language")
struct ReasonTests {
  private struct Table: Decodable {
    let limits: [String: Int64]
    let errors: [Rule]
    let warnings: [Rule]
  }

  private struct Rule: Decodable {
    let code: String
    let examples: [Example]
  }

  /// A message, with what is said of it.
  private struct Example: Decodable {
    let path: String
    let reason: String
    let text: String

    private enum CodingKeys: String, CodingKey { case path, reason, text, bytes }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      path = try members.decode(String.self, forKey: .path)
      reason = try members.decode(String.self, forKey: .reason)
      text =
        try members.decodeIfPresent(String.self, forKey: .text)
        ?? String(repeating: " ", count: members.decode(Int.self, forKey: .bytes))
    }
  }

  private let table: Table

  init() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../Conformance/protocol/limits-and-reasons.json")
    table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file.standardized))
  }

  @Test("limits")
  func limits() {
    #expect(
      table.limits == [
        "byteCount": Int64(TabConfiguration.maximumByteCount), "tabCount": Int64(TabConfiguration.maximumTabCount),
        "ownedPathCount": Int64(TabData.maximumOwnedPathCount), "integer": TabConfiguration.maximumInteger,
        "depth": Int64(JSONReader(UnsafeBufferPointer(start: nil, count: 0)).maximumDepth),
        "imageByteCount": Int64(ImageFile.maximumByteCount),
        "imageSide": Int64(ImageFile.maximumSide), "imageScanCount": Int64(ImageFile.maximumScanCount),
        "imageTextCount": Int64(ImageFile.maximumTextCount),
      ])
  }

  @Test("reasons for a rejection, in the order in which the first one is reported")
  func errors() {
    #expect(table.errors.map(\.code) == ConfigurationError.Code.allCases.map(\.rawValue))
    for rule in table.errors {
      #expect(!rule.examples.isEmpty)
      for example in rule.examples {
        let error = #expect(throws: ConfigurationError.self) { try TabConfiguration(json: example.text) }
        #expect([error?.code.rawValue, error?.path, error?.reason] == [rule.code, example.path, example.reason])
      }
    }
  }

  @Test("warnings")
  func warnings() throws {
    #expect(Set(table.warnings.map(\.code)) == Set(ConfigurationWarning.Code.allCases.map(\.rawValue)))
    for rule in table.warnings {
      #expect(!rule.examples.isEmpty)
      for example in rule.examples {
        let warnings = try TabConfiguration(json: example.text).warnings
        #expect(
          warnings.map { [$0.code.rawValue, $0.path, $0.reason] } == [[rule.code, example.path, example.reason]])
      }
    }
  }
}
