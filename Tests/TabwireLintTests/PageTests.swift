import Tabwire
import TabwireProof
import Testing

@testable import TabwireLint

@Suite("A page with an embedded configuration")
struct PageTests {
  private static let json =
    #"{"active":"a","tabs":[{"id":"a","title":"Tom & Ann","icon":"","path":"/?x=1&y=2"},"#
    + #"{"id":"b","title":"B","icon":"","path":"/b"}]}"#

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
  }

  private static func element(_ value: String = escaped(json)) -> String {
    "<nav class=tab-bar data-controller=\"navigation\" data-navigation-configuration-value=\"\(value)\" hidden></nav>"
  }

  private func read(_ page: String) throws(Finding) -> TabConfiguration {
    try ConfigurationText(Array(page.utf8)).configuration
  }

  @Test(
    "a page is read wherever its <nav> stands and however it is written",
    arguments: [
      "<!DOCTYPE html><html><body>\(element())",
      "\u{FEFF}  <!-- a --><p>1 < 2</p>\(element())",
      "<nav data-controller='menu  navigation\nother' data-navigation-configuration-value='\(json)'>",
      "<NAV DATA-CONTROLLER=navigation Data-Navigation-Configuration-Value = '\(json)' >",
      "<nav/data-controller='navigation'/data-navigation-configuration-value='\(json)'/>",
      "<nav data-controller=navigation data-controller=x data-navigation-configuration-value='\(json)'>",
      "<script>if (a<b) { '<!--' } </script>\(element())",
      "<script><!-- <script> </script> --></script>\(element())",
      "<style>a > b { content: '<nav' }</style><title></nav></title>\(element())",
      "<template><nav data-controller=navigation data-navigation-configuration-value='{}'></template>\(element())",
      "<div data-navigation-configuration-value='{}'></div>\(element())",
      "<div data-controller='navigations' data-navigation-configuration-value='{}'></div>\(element())",
      "<!--><p>\(element())",
      "<!-- <nav data-controller=navigation data-navigation-configuration-value='{}'> -->\(element())",
      "</p x='>'>\(element())", "<a title='<nav data-controller=navigation>'>\(element())", "<? x ?>\(element())",
      "<p =a=b>\(element())",
      element(escaped(json).replacing("&quot;", with: "&#34;").replacing("Tom", with: "&#x54;om")),
    ])
  func reads(page: String) throws {
    let configuration = try read(page)
    #expect(configuration.tabs.map(\.id) == ["a", "b"])
    #expect(configuration.tabs[0].title == "Tom & Ann")
    #expect(configuration.tabs[0].path == "/?x=1&y=2")
  }

  @Test(
    "a page without exactly one readable configuration is an error",
    arguments: [
      ("<p>no tabs</p>", "noTabBar"), ("<", "noTabBar"), ("<nav", "noTabBar"),
      ("<nav data-controller='", "noTabBar"),
      ("<!-- \(element())", "noTabBar"), ("<script>\(element())", "noTabBar"),
      ("<nav data-controller=navigation/data-navigation-configuration-value='{}'>", "noTabBar"),
      ("<textarea>\(element())</textarea>", "noTabBar"), ("<noscript>\(element())</noscript>", "noTabBar"),
      ("<script><!-- <script> </script> \(element()) --></script>", "noTabBar"),
      ("<template>\(element())</template>", "noTabBar"), ("<plaintext>\(element())", "noTabBar"),
      ("<!x \(element().replacing(">", with: " "))", "noTabBar"), (element() + element(), "severalTabBars"),
      (element("&eacute;"), "unknownReference"), (element("&#0;"), "unknownReference"),
      (element("&#x110000;"), "unknownReference"), (element("&#99999999999;"), "unknownReference"),
      (element(""), "malformed"), (element("{"), "malformed"), ("", "malformed"), ("nonsense", "malformed"),
    ])
  func refuses(page: String, code: String) {
    let finding = #expect(throws: Finding.self) { try self.read(page) }
    #expect(finding?.code == code)
    #expect(finding?.severity == .error)
  }

  @Test("an error has its place in the page")
  func places() throws {
    let value = Self.escaped(#"{"active":"é","tabs":["# + "\n" + #"{"id":"","title":"","icon":"","path":""}]}"#)
    let finding = #expect(throws: Finding.self) { try read("<html>\n<p>\(Self.element(value))") }
    #expect(finding?.code == "emptyID")
    #expect(finding?.path == "$.tabs[0].id")
    #expect(finding?.place == TextPlace(line: 3, column: 17))
  }

  @Test(
    "every Stimulus controller whose name ends in navigation is recognized",
    arguments: [
      "<div data-controller='bridge--navigation' data-bridge--navigation-config-value='\(json)'></div>",
      "<div data-controller='x app-navigation' data-app-navigation-title-value='x' data-app-navigation-tabs-value='\(json)'>",
      "<div data-controller='bridge--navigation' data-bridge--navigation-configuration-value='\(json)'></div>",
    ])
  func otherControllers(page: String) throws {
    #expect(try read(page).tabs.map(\.id) == ["a", "b"])
  }

  @Test("a controller of any name can be given, and then only this one counts")
  func givenController() throws {
    let page = "<div data-controller='tabs' data-tabs-configuration-value='\(Self.json)'></div>"
    #expect(try ConfigurationText(Array(page.utf8), controller: "tabs").configuration.tabs.count == 2)
    #expect(#expect(throws: Finding.self) { try read(page) }?.code == "noTabBar")
    let other = #expect(throws: Finding.self) { try ConfigurationText(Array(Self.element().utf8), controller: "tabs") }
    #expect(other?.code == "noTabBar")
    #expect(other?.reason.contains("data-tabs-configuration-value") == true)
  }

  /// Complete pieces of HTML that contain no configuration of their own.
  private static let otherHTML = [
    "<p>text</p>", "1 < 2 & 3", "<!-- \(element()) -->", "<!-->", "<!--->", "<script>var a = '\(json)'</script>",
    "<script><!-- <script>\(element())</script> --></script>", "<style>\(element())</style>",
    "<template>\(element())<template></template></template>", "<textarea>\(element())</textarea>", "</>", "</p x='>'>",
    "<? x ?>", "<!DOCTYPE html>", "<a title='\(escaped(json))' =a=b>", "<nav data-controller=navigation>",
    "<nav data-navigation-configuration-value='{}'>", "<noscript>\(element())</noscript>", "é\u{0}", "<br/>",
  ]

  @Test("exactly the page's own elements are found among any other HTML", arguments: 0..<20)
  func amongOtherHTML(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let count = Int.random(in: 0...2, using: &random)
      var pieces = (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in
        Self.otherHTML.randomElement(using: &random)
      }
      for _ in 0..<count { pieces.insert(Self.element(), at: Int.random(in: 0...pieces.count, using: &random)) }
      let page = "<html>" + pieces.joined()
      switch count {
      case 1: #expect(try read(page).tabs.map(\.id) == ["a", "b"], "seed \(seed): \(page)")
      default:
        let finding = #expect(throws: Finding.self, "seed \(seed): \(page)") { try self.read(page) }
        #expect(finding?.code == (count == 0 ? "noTabBar" : "severalTabBars"), "seed \(seed): \(page)")
      }
    }
  }

  @Test("arbitrary bytes end in a known error whose place is in the text", arguments: 0..<20)
  func hostile(seed: UInt64) {
    let codes = Set(ConfigurationError.Code.allCases.map(\.rawValue))
      .union(["noTabBar", "severalTabBars", "unknownReference"])
    let pieces =
      [
        "<", ">", "<nav", " data-controller=navigation", " data-navigation-configuration-value=", "'", "\"", "&", "&#",
        ";", "<!--", "-->", "--!>", "<script", "</script", "</", "/", "=", "\u{0}", "é", "<template>", "</template>",
        "{",
        "x", "\n",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3]]
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let bytes =
        [UInt8(ascii: "<")]
        + (0..<Int.random(in: 0...40, using: &random)).flatMap { _ in pieces.randomElement(using: &random) ?? [] }
      let finding = #expect(throws: Finding.self, "seed \(seed)") { try ConfigurationText(bytes) }
      #expect(finding.map { codes.contains($0.code) } == true, "seed \(seed): \(finding?.code ?? "")")
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      if let place = finding?.place {
        #expect(
          (1...lines.count).contains(place.line) && (1...lines[place.line - 1].count + 1).contains(place.column),
          "seed \(seed): \(place)")
      }
    }
  }
}
