import Foundation
import Mustache
import Testing

@testable import Server

/// Values of templates stay text, whether they are rendered at startup or with each page.
struct TemplateTests {
  static let hostile = [
    "{{title}}", "{{{tabBar}}}", "{{&title}}", "{{#page}}", "{{/page}}", "{{> backstage}}", "{{>*template}}",
    "{{=<% %>=}}", "{{% CONTENT_TYPE: TEXT}}", "{{!", "a {{", "}} a", "a { b", "[[t.home]]", "[[&importMap]]", "[[",
    "]]", "<script>alert(1)</script>", #"" onclick="alert(1)"#, "'&<>\"", "&quot;&amp;lt;", "&#123;&#123;title}}",
    "</textarea></title>",
  ]

  @Test(
    "every value is escaped once, and its braces are not interpreted", arguments: hostile)
  func everyPlace(text: String) throws {
    let folder = AppResources.templates
    let names = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { $0.deletingPathExtension().lastPathComponent }
    let (render, reference) = (try renderer(of: text), try renderer(of: "x"))
    for name in names where name != "layout" {
      let html = try render(name)
      let page = try reference(name)
      #expect(page.contains("<main"))
      // The longer form first, since it may contain the other.
      let escaped = [HTMLTextInTemplate().escapeText(text), HTMLText().escapeText(text)]
      #expect(escaped.reduce(html) { $0.replacingOccurrences(of: $1, with: "x") } == page, "\(name)")
    }
  }

  /// Returns a function that renders a template with all its values set to a text.
  private func renderer(of text: String) throws -> (_ template: String) throws -> String {
    let names = try #require(try Texts.load()[.english]).all.keys
    let texts = Texts(language: .english, all: Dictionary(uniqueKeysWithValues: names.map { ($0, text) }))
    let renderer = try PageRenderer([LocalizedContent(content: Content(), texts: texts, importMap: ImportMap())])
    return { template in
      try renderer.html(
        template, in: .english,
        layout: [
          "title": text, "bridgeComponents": text, "styleNonce": text, "notice": text, "template": template,
          "page": SameValue(text: text), "flagPanel": SameValue(text: text),
        ])
    }
  }

  /// Has the same value for every name, except for names of templates and of HTML.
  private struct SameValue: MustacheParent, Sendable {
    let text: String

    func child(named name: String) -> Any? {
      ["template", "tabBar", "icon"].contains(name) ? nil : text
    }
  }
}
