#if canImport(CWebKitGTK)
  import Foundation
  import TabwireClient
  import Testing

  @testable import TabwireShell

  @MainActor
  @Suite("The session that tabwire-shell keeps")
  struct SessionRecorderTests {
    func configuration(_ ids: [String], active: String = "home", revision: Int) -> TabStep {
      var json = TestPage.configuration(active: active, ids)
      json.insert(contentsOf: #""revision":\#(revision),"#, at: json.index(after: json.startIndex))
      return .configure(json: json)
    }

    /// The steps that are kept, by what the session's file says of them.
    func kept(_ steps: [TabStep]) throws -> [String] {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
      defer { try? FileManager.default.removeItem(at: file) }
      let recorder = SessionRecorder(file: file, name: "session")
      for step in steps { recorder.record(step) }
      recorder.finish()
      struct Session: Decodable {
        struct Step: Decodable {
          struct Configuration: Decodable {
            let revision: Int
          }
          let configure: Configuration?
          let select: String?
        }
        let steps: [Step]
      }
      return try JSONDecoder().decode(Session.self, from: Data(contentsOf: file)).steps.map {
        $0.configure.map { "revision \($0.revision)" } ?? "tap \($0.select ?? "")"
      }
    }

    @Test("Pages that want what is there are left out, whichever tab they belong to")
    func repetition() throws {
      let tabs = ["home", "explore"]
      #expect(
        try kept([
          configuration(tabs, revision: 1), configuration(tabs, revision: 2), .select("explore"), .select("explore"),
          configuration(tabs, active: "explore", revision: 3), configuration(["explore", "home"], revision: 4),
          configuration(tabs + ["cart"], revision: 5),
        ]) == ["revision 1", "tap explore", "tap explore", "revision 4", "revision 5"])
    }

    @Test("A stale page is kept where it is stale without those that are left out, too")
    func staleness() throws {
      let (few, many) = (["home", "explore"], ["home", "explore", "cart"])
      #expect(
        try kept([
          configuration(few, revision: 2), configuration(many, revision: 1), configuration(few, revision: 5),
          configuration(many, revision: 4), configuration(many, revision: 6),
        ]) == ["revision 2", "revision 1", "revision 6"])
    }
  }
#endif
