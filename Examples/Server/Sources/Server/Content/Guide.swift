/// A guide in the library.
struct Guide: Codable, Sendable, Identifiable {
  let id: Int
  let title: String
  let minutes: Int
  let summary: String
  let paragraphs: [String]
}
