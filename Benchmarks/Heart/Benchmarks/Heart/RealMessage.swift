/// A message of an app with five tabs.
enum RealMessage {
  static let text = #"""
    {"active":"home","tabs":[{"id":"home","title":"Home","icon":"house.fill","path":"/","badge":3},{"id":"explore",\#
    "title":"Explore","icon":"magnifyingglass","path":"/explore"},{"id":"favorites","title":"Favorites","icon":\#
    "heart.fill","path":"/favorites"},{"id":"premium","title":"Premium","icon":"star.fill","path":"/premium"},\#
    {"id":"profile","title":"Profile","icon":"person.crop.circle","path":"/profile"}],"revision":1763712000000,\#
    "session":"kzq6ZLsLxS0rmWLGHh9zYw"}
    """#

  /// The message with all optional members.
  static let fullText = #"""
    {"active":"home","tabs":[{"id":"home","title":"Home","icon":"house.fill","path":"/","badge":3,"version":"8f2c","owns":\#
    ["/"]},{"id":"explore","title":"Explore","icon":"magnifyingglass","path":"/explore","version":"17","owns":["/search"],\#
    "eager":true},{"id":"favorites","title":"Favorites","icon":"heart.fill","path":"/favorites","version":"17"},{"id":\#
    "premium","title":"Premium","icon":"star.fill","path":"/premium","version":"3"},{"id":"profile","title":"Profile","icon":\#
    "person.crop.circle","path":"/profile","version":"a41"}],"revision":1763712000000,"session":"kzq6ZLsLxS0rmWLGHh9zYw",\#
    "tabBarHidden":false}
    """#

  /// The types of a client that only decodes a message and checks nothing itself.
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
