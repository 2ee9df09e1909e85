/// What somebody tells of a walk.
struct Story: Sendable {
  let author: String
  let place: String
  let text: String
  /// The trail that it is about.
  let trail: Int
  let initial: String

  init(author: String, place: String, text: String, trail: Int) {
    self.author = author
    self.place = place
    self.text = text
    self.trail = trail
    initial = String(author.prefix(1))
  }

  static let all = [
    Story(
      author: "Marta", place: "Glass Tarn",
      text: "Up at four, there at seven, nobody but a heron. The thermos was worth its weight.", trail: 9),
    Story(
      author: "Idris", place: "Beacon Hill", text: "Counted six counties and a cloud that may have been the seventh.",
      trail: 14),
    Story(
      author: "Yuki", place: "Three Bridges",
      text: "The second bridge is lower than it looks. The dog went in. The dog was delighted.", trail: 3),
    Story(
      author: "Tomas", place: "Owl Wood", text: "Heard two, saw none, walked into one tree. Recommended.", trail: 8),
    Story(
      author: "Amara", place: "Silver Fall",
      text: "We went behind the water and shouted until we could not hear ourselves. Perfect.", trail: 18),
    Story(
      author: "Jonas", place: "The Long Step",
      text: "Seven hours, they said. It was nine. My knees would like a word with whoever counts these things.",
      trail: 5),
    Story(
      author: "Leila", place: "Larch Hollow", text: "Not gold yet, but thinking about it. Go in two weeks.", trail: 4),
    Story(
      author: "Piet", place: "Windmill Round", text: "The bakery closes at one. Plan everything else around that.",
      trail: 7),
    Story(author: "Sofia", place: "Stone Circle", text: "Twelve. I counted twelve.", trail: 17),
    Story(
      author: "Owen", place: "Peat Road",
      text: "Straight on for fifteen kilometers. I have never thought so clearly or been so wet.", trail: 22),
    Story(
      author: "Hana", place: "Ferryman's Loop",
      text: "Rang the bell, waited, fell asleep, woke up on the boat. No notes.", trail: 24),
    Story(
      author: "Emil", place: "Kestrel Edge",
      text: "They hang in the air beside you, at eye level, and do not care at all.", trail: 20),
  ]
}
