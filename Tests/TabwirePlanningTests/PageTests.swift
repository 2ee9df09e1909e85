import Tabwire
import Testing

@testable import TabwirePlanning

@Suite("A page that carries a configuration")
struct PageTests {
  private static let json =
    #"{"active":"a","tabs":[{"id":"a","title":"Tom & Ann","icon":"","path":"/?x=1&y=2"},"#
    + #"{"id":"b","title":"B","icon":"","path":"/b"}]}"#

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
  }

  private static func carrier(_ value: String = escaped(json)) -> String {
    "<nav class=tab-bar data-controller=\"navigation\" data-navigation-configuration-value=\"\(value)\" hidden></nav>"
  }

  private func read(_ page: String) throws(Finding) -> TabConfiguration {
    try ConfigurationText(Array(page.utf8)).configuration
  }

  @Test(
    "is read wherever the element stands, and however it is written",
    arguments: [
      "<!DOCTYPE html><html><body>\(carrier())",
      "\u{FEFF}  <!-- a --><p>1 < 2</p>\(carrier())",
      "<nav data-controller='menu  navigation\nother' data-navigation-configuration-value='\(json)'>",
      "<NAV DATA-CONTROLLER=navigation Data-Navigation-Configuration-Value = '\(json)' >",
      "<nav/data-controller='navigation'/data-navigation-configuration-value='\(json)'/>",
      "<nav data-controller=navigation data-controller=x data-navigation-configuration-value='\(json)'>",
      "<script>if (a<b) { '<!--' } </script>\(carrier())",
      "<script><!-- <script> </script> --></script>\(carrier())",
      "<style>a > b { content: '<nav' }</style><title></nav></title>\(carrier())",
      "<template><nav data-controller=navigation data-navigation-configuration-value='{}'></template>\(carrier())",
      "<div data-navigation-configuration-value='{}'></div>\(carrier())",
      "<div data-controller='navigations' data-navigation-configuration-value='{}'></div>\(carrier())",
      "<!--><p>\(carrier())",
      "<!-- <nav data-controller=navigation data-navigation-configuration-value='{}'> -->\(carrier())",
      "</p x='>'>\(carrier())", "<a title='<nav data-controller=navigation>'>\(carrier())", "<? x ?>\(carrier())",
      "<p =a=b>\(carrier())",
      carrier(escaped(json).replacing("&quot;", with: "&#34;").replacing("Tom", with: "&#x54;om")),
    ])
  func reads(page: String) throws {
    let configuration = try read(page)
    #expect(configuration.tabs.map(\.id) == ["a", "b"])
    #expect(configuration.tabs[0].title == "Tom & Ann")
    #expect(configuration.tabs[0].path == "/?x=1&y=2")
  }

  @Test(
    "is refused when nothing on it can be meant",
    arguments: [
      ("<p>no tabs</p>", "noCarrier"), ("<", "noCarrier"), ("<nav", "noCarrier"),
      ("<nav data-controller='", "noCarrier"),
      ("<!-- \(carrier())", "noCarrier"), ("<script>\(carrier())", "noCarrier"),
      ("<nav data-controller=navigation/data-navigation-configuration-value='{}'>", "noCarrier"),
      ("<textarea>\(carrier())</textarea>", "noCarrier"), ("<noscript>\(carrier())</noscript>", "noCarrier"),
      ("<script><!-- <script> </script> \(carrier()) --></script>", "noCarrier"),
      ("<template>\(carrier())</template>", "noCarrier"), ("<plaintext>\(carrier())", "noCarrier"),
      ("<!x \(carrier().replacing(">", with: " "))", "noCarrier"), (carrier() + carrier(), "severalCarriers"),
      (carrier("&eacute;"), "unknownReference"), (carrier("&#0;"), "unknownReference"),
      (carrier("&#x110000;"), "unknownReference"), (carrier("&#99999999999;"), "unknownReference"),
      (carrier(""), "malformed"), (carrier("{"), "malformed"), ("", "malformed"), ("nonsense", "malformed"),
    ])
  func refuses(page: String, code: String) {
    let finding = #expect(throws: Finding.self) { try self.read(page) }
    #expect(finding?.code == code)
    #expect(finding?.severity == .error)
  }

  @Test("says where in the page something is wrong")
  func places() throws {
    let value = Self.escaped(#"{"active":"é","tabs":["# + "\n" + #"{"id":"","title":"","icon":"","path":""}]}"#)
    let finding = #expect(throws: Finding.self) { try read("<html>\n<p>\(Self.carrier(value))") }
    #expect(finding?.code == "emptyID")
    #expect(finding?.path == "$.tabs[0].id")
    #expect(finding?.place == TextPlace(line: 3, column: 17))
  }

  @Test("never stops the reader, whatever bytes it consists of")
  func anything() {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "<", ">", "<nav", " data-controller=navigation", " data-navigation-configuration-value=", "'", "\"", "&", "&#",
      ";",
      "<!--", "-->", "--!>", "<script", "</script", "</", "/", "=", "\u{0}", "é", "<template>", "</template>", "{", "x",
    ].map { Array($0.utf8) }
    for _ in 0..<1_000 {
      let page = (0..<Int.random(in: 0...40, using: &random)).flatMap { _ in
        pieces.randomElement(using: &random) ?? []
      }
      for end in [page.count, page.count / 2] { _ = try? ConfigurationText([UInt8(ascii: "<")] + page.prefix(end)) }
    }
  }
}
