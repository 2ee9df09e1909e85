import TabwireIOS
import Testing
import UIKit

@MainActor
@Suite("Tab icons", .serialized)
struct TabIconsTests {
  init() {
    UIImage.symbols.formUnion(["house.fill", "star", TabIcons.fallback])
    UIImage.assets = ["logo", "star", "../secret"]
  }

  // P5.4, P19.4
  @Test(
    "a name is the app's mapping, a symbol, an asset or the fallback",
    arguments: [
      ("house.fill", "symbol house.fill"),
      ("logo", "asset logo"),
      ("star", "symbol star"),
      ("home", "symbol house.fill"),
      ("brand", "asset logo"),
      ("no-such-icon", "symbol questionmark.square.dashed"),
      ("../secret", "symbol questionmark.square.dashed"),
    ])
  func names(name: String, image: String) {
    #expect(TabIcons(["home": "house.fill", "brand": "logo"]).image(for: name)?.name == image)
  }

  @Test("an empty name has no image")
  func none() {
    #expect(TabIcons().image(for: "") == nil)
  }
}
