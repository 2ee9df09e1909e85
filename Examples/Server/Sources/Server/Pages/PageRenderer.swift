import Foundation
import Hummingbird
import Mustache
import TabwireServer

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
  func html(_ page: Page, layout: (_ content: String) -> Layout) throws -> String {
    guard let content = templates.render(page.content, withTemplate: page.template),
      let html = templates.render(layout(content), withTemplate: "layout")
    else { throw MissingTemplate(name: page.template) }
    return html
  }
}

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
  var content: Any = [String: String]()
  var status = HTTPResponse.Status.ok
}

/// What the layout around every page is filled with.
struct Layout {
  let title: String
  /// What an app does natively, so that its page never shows it even before the scripts run.
  let bridgeComponents: String?
  let content: String
  let importMap: String
  let styleNonce: String
  let tabBar: String
  let notice: String?
  let isSignedIn: Bool
  let visitorName: String
  let path: String
  let isBackstageOpen: Bool
  let flags: FlagPanel
  let configuration: String
}
