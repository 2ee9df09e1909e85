import Foundation
import Tabwire
import TabwireServer
import Testing

/// The laboratory of the preview writes declarations; this is one of them, word for word.
@Suite("The laboratory’s declaration")
struct LaboratoryTests {
  func tabBar(session: SessionKey?) -> TabBar {
    // pasted
    // session: the SessionKey of the signed-in user, or nil.
    TabBar(session: session, reorders: true, appBadge: 2) {
      Tab("home", title: "Say \"hi\" \\(1) #{1}\n", icon: "house", path: "/")
        .badge(.dot, label: "news")
        .image("/face.png", kind: .picture)
      Tab("compose", title: "Write", icon: "plus", path: "/new")
        .image("/pen.png")
        .action()
      Tab("old-one", title: "Old", icon: "star", path: "/old")
        .badge("3")
        .role(.search)
        .deprecated(.hard)
        .version("1")
        .owns("/a", "/b")
        .eager()
      Tab("next", title: "Next", icon: "star", path: "/next")
        .badge("New", label: "a new tab")
        .replacing("old-one")
        .version("2")
    }
    // end
  }

  @Test("a pasted declaration sends what the laboratory showed")
  func members() throws {
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Preview/Tests/fixtures/declaration.json")
    let sent = try tabBar(session: nil).configuration(for: "/").json
    #expect(try members(of: Data(sent.utf8)) == members(of: Data(contentsOf: fixture)))
  }

  /// The JSON of a configuration with its members in order, without those that a server computes for each page.
  func members(of json: Data) throws -> String {
    var members = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    for computed in ["revision", "session"] { members[computed] = nil }
    return String(decoding: try JSONSerialization.data(withJSONObject: members, options: [.sortedKeys]), as: UTF8.self)
  }
}
