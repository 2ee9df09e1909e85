/// A news item. The badge of Home counts the unread ones.
struct Update: Codable, Sendable, Identifiable {
  let id: Int
  let title: String
  let summary: String
  let text: String
}
