/// The message of an app with five tabs, as its pages carry it.
enum RealMessage {
  static let text = #"""
    {"active":"home","tabs":[{"id":"home","title":"Home","icon":"house.fill","path":"/","badge":3},{"id":"explore",\#
    "title":"Explore","icon":"magnifyingglass","path":"/explore"},{"id":"favorites","title":"Favorites","icon":\#
    "heart.fill","path":"/favorites"},{"id":"premium","title":"Premium","icon":"star.fill","path":"/premium"},\#
    {"id":"profile","title":"Profile","icon":"person.crop.circle","path":"/profile"}],"revision":1763712000000,\#
    "session":"kzq6ZLsLxS0rmWLGHh9zYw"}
    """#

  /// What a client without Tabwire would read it into: checked for nothing but the types.
  struct Plain: Decodable {
    struct Tab: Decodable {
      let id: String
      let title: String
      let icon: String
      let path: String
      let badge: Int?
    }

    let active: String?
    let tabs: [Tab]
    let revision: Int?
    let session: String?
  }
}
