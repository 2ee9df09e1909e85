import TabwireIOS
import Testing
import UIKit

@MainActor
@Suite("What the names of icons stand for", .serialized)
struct TabIconsTests {
  init() {
    UIImage.symbols = ["house.fill", "star", TabIcons.fallback]
    UIImage.assets = ["logo", "star", "../secret"]
  }

  @Test(
    "A symbol, an image of the app, what the app says, or something visible",
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

  @Test("No name, no icon")
  func none() {
    #expect(TabIcons().image(for: "") == nil)
  }
}
