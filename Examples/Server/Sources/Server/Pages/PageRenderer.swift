import Foundation
import HTTPTypes
import Mustache

/// Renders Mustache templates.
///
/// A template is rendered in two steps. Tags `[[…]]` are rendered once at startup for each language, with
/// ``LocalizedContent``. Tags `{{…}}` are rendered for each page. Values are escaped in both steps; braces in values are not
/// interpreted.
struct PageRenderer: Sendable {
  private let libraries: [Language: MustacheLibrary]

  /// - Throws: An error if a template cannot be parsed.
  init(_ contents: [LocalizedContent]) throws {
    MustacheContentTypes.register(HTMLText(), named: HTMLText.name)
    MustacheContentTypes.register(HTMLTextInTemplate(), named: HTMLTextInTemplate.name)
    let files = try FileManager.default.contentsOfDirectory(at: AppResources.templates, includingPropertiesForKeys: nil)
    let templates = try files.map { file in
      let source = try String(contentsOf: file, encoding: .utf8)
      return (
        name: file.deletingPathExtension().lastPathComponent,
        template: try MustacheTemplate(string: "{{% CONTENT_TYPE: \(HTMLTextInTemplate.name)}}{{=[[ ]]=}}\n\(source)")
      )
    }
    libraries = try contents.reduce(into: [:]) { libraries, content in
      let values = content.values
      var library = MustacheLibrary()
      for (name, template) in templates {
        try library.register("{{% CONTENT_TYPE: \(HTMLText.name)}}\n" + template.render(values), named: name)
      }
      libraries[content.texts.language] = library
    }
  }

  /// Renders a page with its layout.
  ///
  /// - Parameters:
  ///   - template: The name of the page's template.
  ///   - language: The language of the page.
  ///   - layout: The values of the layout.
  /// - Throws: A ``MissingTemplateError``.
  func html(_ template: String, in language: Language, layout: TemplateValues) throws -> String {
    guard let library = libraries[language], library.getTemplate(named: template) != nil,
      let html = library.render(layout, withTemplate: "layout")
    else { throw MissingTemplateError(name: template) }
    return html
  }
}

/// The error for a template that does not exist.
struct MissingTemplateError: Error {
  let name: String
}

/// A page that a route renders.
struct Page {
  /// The name of the template.
  let template: String
  /// The title, which apps show in the navigation bar.
  let title: String
  /// The values of the template.
  let content: any Sendable
  var status = HTTPResponse.Status.ok
}
