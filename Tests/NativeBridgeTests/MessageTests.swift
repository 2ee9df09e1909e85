import Testing

@testable import NativeBridge

@MainActor
@Suite("A message")
struct MessageTests {
  struct Title: Codable, Equatable { var title: String }

  @Test("gives its data as a value of one's own type")
  func data() {
    #expect(Message.connect().data() == Title(title: "Submit"))
  }
}
