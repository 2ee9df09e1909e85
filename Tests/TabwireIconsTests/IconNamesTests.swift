import TabwireIcons
import Testing

@Suite("Icon names")
struct IconNamesTests {
  let icons = IconNames()

  @Test("hundreds of SF Symbols and Material names are known")
  func count() {
    #expect(IconNames.known.count >= 500)
    #expect(IconNames.known.count { $0.contains(".") } >= 100)
    #expect(IconNames.known.count { $0.contains("_") } >= 150)
  }

  @Test(
    "a name of SF Symbols or Material has its icon",
    arguments: [
      ("house", "go-home-symbolic"), ("home", "go-home-symbolic"), ("magnifyingglass", "system-search-symbolic"),
      ("search", "system-search-symbolic"), ("cart", "tabwire-cart-symbolic"),
      ("shopping_cart", "tabwire-cart-symbolic"), ("gearshape", "emblem-system-symbolic"),
    ])
  func known(name: String, icon: String) {
    #expect(icons.symbolicName(for: name) == icon)
  }

  @Test(
    "a variant has the icon of its base name",
    arguments: [
      ("heart.fill", "heart"), ("bell.circle.fill", "bell"), ("star.square", "star"), ("home_outlined", "home"),
      ("favorite_rounded", "favorite"), ("person_sharp", "person"), ("info_two_tone", "info"),
    ])
  func variants(variant: String, name: String) {
    #expect(icons.symbolicName(for: variant) == icons.symbolicName(for: name))
    #expect(icons.symbolicName(for: variant) != nil)
  }

  @Test("a variant with its own icon has that icon")
  func ownVariants() {
    #expect(icons.symbolicName(for: "person.crop.circle") != icons.symbolicName(for: "person.crop"))
    #expect(icons.symbolicName(for: "bell.slash.fill") == icons.symbolicName(for: "notifications_off"))
    #expect(icons.symbolicName(for: "bell.slash") != icons.symbolicName(for: "bell"))
  }

  @Test(
    "an unknown name has no icon",
    arguments: ["", ".fill", "_outlined", ".circle.fill", "heart.", "HOUSE", "no.such.icon.fill", "house\u{0}"])
  func unknown(name: String) {
    #expect(icons.symbolicName(for: name) == nil)
  }

  @Test("a name of 250 kB is looked up, and unknown")
  func long() {
    #expect(icons.symbolicName(for: String(repeating: ".fill", count: 50_000)) == nil)
  }

  @Test("an app adds and replaces names")
  func additions() {
    let icons = IconNames(adding: ["trail": "trail-symbolic", "house": "hut-symbolic"])
    #expect(icons.symbolicName(for: "trail") == "trail-symbolic")
    #expect(icons.symbolicName(for: "trail.fill") == "trail-symbolic")
    #expect(icons.symbolicName(for: "house.fill") == "hut-symbolic")
    #expect(icons.symbolicName(for: "heart") == "tabwire-heart-symbolic")
  }

  @Test("a name that is not shown has no icon, unless the app added it")
  func notShown() {
    let icons = IconNames(adding: ["home": "hut-symbolic"]) { !$0.contains("_") && $0 != "home" && $0 != "favorite" }
    #expect(icons.symbolicName(for: "heart.fill") == "tabwire-heart-symbolic")
    #expect(icons.symbolicName(for: "favorite") == nil)
    #expect(icons.symbolicName(for: "person_outline") == nil)
    #expect(icons.symbolicName(for: "home") == "hut-symbolic")
  }

  @Test("every name has its drawing, and every drawing is used")
  func drawings() {
    let needed = Set(IconNames.known.compactMap { icons.symbolicName(for: $0) }.filter { $0.hasPrefix("tabwire-") })
    #expect(needed.union([IconNames.fallback]) == Set(IconDrawings.all.keys))
  }
}
