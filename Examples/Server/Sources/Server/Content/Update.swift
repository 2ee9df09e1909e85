/// News that Home shows, and counts in its badge until they are read.
struct Update: Codable, Sendable, Identifiable {
  let id: Int
  let title: String
  let summary: String
  let text: String
}
