import Foundation
import Hummingbird
import Mustache

/// Turns templates into pages.
struct PageRenderer: Sendable {
  let importMap: ImportMap
  private let templates: MustacheLibrary

  /// - Throws: if a template cannot be read.
  init(importMap: ImportMap) async throws {
    self.importMap = importMap
    templates = try await MustacheLibrary(directory: AppResources.templates.path)
  }

  /// A whole page.
  ///
  /// - Throws: a ``MissingTemplate``.
  func html(_ layout: Layout) throws -> String {
    guard templates.getTemplate(named: layout.template) != nil,
      let html = TemplateFields.read(layout).flatMap({ templates.render($0, withTemplate: "layout") })
    else { throw MissingTemplate(name: layout.template) }
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
  var content: any Sendable = NoContent()
  var status = HTTPResponse.Status.ok
}

/// The content of a page that is always the same.
struct NoContent {}

/// What the layout around every page is filled with.
struct Layout {
  /// What the site says in the visitor's language.
  let t: [String: String]
  let language: String
  let title: String
  /// What an app does natively, so that its page never shows it even before the scripts run.
  let bridgeComponents: String?
  /// The template of the page, which the layout takes in.
  let template: String
  /// What that is filled with.
  let page: any Sendable
  let importMap: String
  let styleNonce: String
  let tabBar: String
  let notice: String?
  let backstage: Backstage
}
