/// A message of an app with five tabs.
enum RealMessage {
  static let text = #"""
    {"active":"home","tabs":[{"id":"home","title":"Home","icon":"house.fill","path":"/","badge":3},{"id":"explore",\#
    "title":"Explore","icon":"magnifyingglass","path":"/explore"},{"id":"favorites","title":"Favorites","icon":\#
    "heart.fill","path":"/favorites"},{"id":"premium","title":"Premium","icon":"star.fill","path":"/premium"},\#
    {"id":"profile","title":"Profile","icon":"person.crop.circle","path":"/profile"}],"revision":1763712000000,\#
    "session":"kzq6ZLsLxS0rmWLGHh9zYw"}
    """#

  /// The message with versions, owned paths and an eager tab.
  static let fullText = #"""
    {"active":"home","tabs":[{"id":"home","title":"Home","icon":"house.fill","path":"/","badge":3,"version":"8f2c","owns":\#
    ["/"]},{"id":"explore","title":"Explore","icon":"magnifyingglass","path":"/explore","version":"17","owns":["/search"],\#
    "eager":true},{"id":"favorites","title":"Favorites","icon":"heart.fill","path":"/favorites","version":"17"},{"id":\#
    "premium","title":"Premium","icon":"star.fill","path":"/premium","version":"3"},{"id":"profile","title":"Profile","icon":\#
    "person.crop.circle","path":"/profile","version":"a41"}],"revision":1763712000000,"session":"kzq6ZLsLxS0rmWLGHh9zYw",\#
    "tabBarHidden":false}
    """#

  /// The message with those and with all that a bar shows besides tabs: an action, images, a dot, a spoken badge, the tab that
  /// searches, the server's order and the number on the icon.
  static let barText = #"""
    {"active":"home","appBadge":3,"reorders":true,"tabs":[{"id":"home","title":"Home","icon":"house.fill","path":"/","badge":3,\#
    "badgeLabel":"3 unread messages","version":"8f2c","owns":["/"]},{"id":"explore","title":"Explore","icon":\#
    "magnifyingglass","path":"/explore","role":"search","version":"17","owns":["/search"],"eager":true},{"id":"compose",\#
    "title":"Write a note","icon":"plus","path":"/notes/new","action":true},{"id":"favorites","title":"Favorites","icon":\#
    "heart.fill","path":"/favorites","badge":true,"badgeLabel":"New favorites","version":"17"},{"id":"premium","title":\#
    "Premium","icon":"star.fill","path":"/premium","image":{"path":"/icons/premium-3f2a.png"},"version":"3"},{"id":\#
    "profile","title":"Profile","icon":"person.crop.circle","path":"/profile","image":{"path":"/faces/robin-91c4.webp",\#
    "kind":"picture"},"version":"a41"}],"revision":1763712000000,"session":"kzq6ZLsLxS0rmWLGHh9zYw","tabBarHidden":false}
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

  /// Those of a client that decodes all members but the badge: it has one of two types, and trying the wrong one is slow.
  struct Full: Decodable {
    struct Tab: Decodable {
      struct Image: Decodable {
        let path: String
        let kind: String?
      }

      let id: String
      let title: String
      let icon: String
      let path: String
      let badgeLabel: String?
      let version: String?
      let owns: [String]?
      let eager: Bool?
      let role: String?
      let action: Bool?
      let image: Image?
    }

    let active: String?
    let appBadge: Int?
    let reorders: Bool?
    let tabs: [Tab]
    let revision: Int?
    let session: String?
    let tabBarHidden: Bool?
  }
}
