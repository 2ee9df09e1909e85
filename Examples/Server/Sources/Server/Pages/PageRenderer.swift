import Foundation
import HTTPTypes
import Mustache

/// Turns templates into pages.
///
/// A template is filled twice. What stands in `[[…]]` is filled at start, once for each language, with what everybody
/// sees alike: the ``Edition``. What stands in `{{…}}` is filled for each page. Either way a value is text: it is escaped,
/// and the braces in it mean nothing.
struct PageRenderer: Sendable {
  private let libraries: [Language: MustacheLibrary]

  /// - Throws: an error of a template that cannot be read.
  init(_ editions: [Edition]) throws {
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
    libraries = try editions.reduce(into: [:]) { libraries, edition in
      let fields = edition.fields
      var library = MustacheLibrary()
      for (name, template) in templates {
        try library.register("{{% CONTENT_TYPE: \(HTMLText.name)}}\n" + template.render(fields), named: name)
      }
      libraries[edition.texts.language] = library
    }
  }

  /// A whole page.
  ///
  /// - Parameters:
  ///   - template: the name of the page's template.
  ///   - language: the language of the page.
  ///   - layout: what the layout around it is filled with.
  /// - Throws: a ``MissingTemplate``.
  func html(_ template: String, in language: Language, layout: TemplateFields) throws -> String {
    guard let library = libraries[language], library.getTemplate(named: template) != nil,
      let html = library.render(layout, withTemplate: "layout")
    else { throw MissingTemplate(name: template) }
    return html
  }
}

/// A template that does not exist.
struct MissingTemplate: Error {
  let name: String
}

/// What a route wants to show.
struct Page {
  /// The name of the template.
  let template: String
  /// The title, which the apps show in their header.
  let title: String
  /// What the template is filled with.
  let content: any Sendable
  var status = HTTPResponse.Status.ok
}
