import Foundation
import Mustache
import Testing

@testable import Server

/// What comes into pages stays text, whether it is filled in at start or with each page.
struct TemplateTests {
  static let hostile = [
    "{{title}}", "{{{tabBar}}}", "{{&title}}", "{{#page}}", "{{/page}}", "{{> backstage}}", "{{>*template}}",
    "{{=<% %>=}}", "{{% CONTENT_TYPE: TEXT}}", "{{!", "a {{", "}} a", "a { b", "[[t.home]]", "[[&importMap]]", "[[",
    "]]", "<script>alert(1)</script>", #"" onclick="alert(1)"#, "'&<>\"", "&quot;&amp;lt;", "&#123;&#123;title}}",
    "</textarea></title>",
  ]

  @Test(
    "A value is escaped once in every place of every template, and the braces in it mean nothing", arguments: hostile)
  func everyPlace(text: String) throws {
    let folder = AppResources.templates
    let names = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { $0.deletingPathExtension().lastPathComponent }
    let (filled, harmless) = (try pages(saying: text), try pages(saying: "x"))
    for name in names where name != "layout" {
      let html = try filled(name)
      let page = try harmless(name)
      #expect(page.contains("<main"))
      // Longest first, since one may contain the other.
      let escaped = [HTMLTextInTemplate().escapeText(text), HTMLText().escapeText(text)]
      #expect(escaped.reduce(html) { $0.replacingOccurrences(of: $1, with: "x") } == page, "\(name)")
    }
  }

  /// Renders pages in which every text of the language, and every value of the page, is the same.
  private func pages(saying text: String) throws -> (_ template: String) throws -> String {
    let names = try #require(try Texts.load()[.english]).all.keys
    let texts = Texts(language: .english, all: Dictionary(uniqueKeysWithValues: names.map { ($0, text) }))
    let renderer = try PageRenderer([Edition(content: Content(), texts: texts, importMap: ImportMap())])
    return { template in
      try renderer.html(
        template, in: .english,
        layout: [
          "title": text, "bridgeComponents": text, "styleNonce": text, "notice": text, "template": template,
          "page": Everything(text: text), "backstage": Everything(text: text),
        ])
    }
  }

  /// Has a value for every name, except for those that name a template or hold HTML.
  private struct Everything: MustacheParent, Sendable {
    let text: String

    func child(named name: String) -> Any? {
      ["template", "tabBar", "icon"].contains(name) ? nil : text
    }
  }
}
