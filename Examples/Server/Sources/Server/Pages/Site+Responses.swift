import Foundation
import Hummingbird
import Tabwire
import TabwireServer

extension Site {
  /// Renders a page with its layout: the tab bar, the notice and the flag panel.
  ///
  /// - Parameter changed: The session to save, if the page changes it.
  func response(
    _ page: Page, to request: Request, in context: SiteContext, saving changed: Session? = nil
  ) async throws -> Response {
    var session = changed ?? context.session
    session.notice = nil
    session.isFlagPanelOpen = false

    let texts = context.texts
    let tabBar = hasTabBar ? try await tabBar(for: request, in: context, saving: changed) : nil
    let html = try pages.html(
      page.template, in: texts.language,
      layout: [
        "title": page.title, "template": page.template, "page": page.content,
        // CSS hides what the app shows natively, before any script runs.
        "bridgeComponents": context.nativeApp?.components.sorted().joined(separator: " "),
        "styleNonce": context.styleNonce, "notice": context.session.notice,
        "tabBar": tabBar?.html,
        "flagPanel": FlagPanel.values(
          context.session, try live.news(for: session.user), path: LocalPath(request.uri.string)?.path ?? "/",
          configuration: (tabBar?.configuration ?? Self.placeholderConfiguration).prettyJSON, texts),
      ])
    var response = Response(
      status: page.status,
      headers: [
        .contentType: "text/html; charset=utf-8", .cacheControl: cacheControl(session),
        .contentLanguage: texts.language.rawValue,
      ],
      body: .init(byteBuffer: ByteBuffer(string: html)))
    if session != context.session { try save(session, in: &response) }
    return response
  }

  /// Renders the tab bar of a page, for the session after the response.
  private func tabBar(
    for request: Request, in context: SiteContext, saving changed: Session?
  ) async throws -> RenderedTabBar {
    let (path, texts) = (request.uri.path, context.texts)
    let tabBar =
      if let changed {
        context.marked(try tabs.tabBar(for: changed, news: live.news(for: changed.user), at: path, in: texts))
      } else {
        try await context.tabBar()
      }
    return try tabBarRenderer.render(tabBar, for: path, label: texts("tabs"))
  }

  /// Returns the caching of a page. Pages of signed-in users are not stored, so that going back after signing out shows none
  /// of them.
  private func cacheControl(_ session: Session) -> String {
    session.user == nil ? "private, no-cache" : "no-store"
  }

  /// Redirects after a form, and saves the session.
  func redirect(to path: String, saving session: Session) throws -> Response {
    var response = Response.redirect(to: path, type: .normal)
    try save(session, in: &response)
    return response
  }

  private func save(_ session: Session, in response: inout Response) throws {
    response.setCookie(try cookies.cookie(for: session))
    try live.remember(session)
  }

  /// The configuration in the panel of pages without a tab bar. It has the size of a real one, for fair benchmarks.
  private static let placeholderConfiguration: TabConfiguration = {
    let tabs = ["one.", "two....", "three..", "four...", "five..."].map { name in
      TabData(
        id: TabID(name), title: name, icon: "circle.......", path: "/\(name)", badge: name == "one." ? "3" : nil)
    }
    return
      (try? TabConfiguration(
        active: tabs[0].id, tabs: tabs, revision: TabBar.now, session: String(repeating: "s", count: 22))) ?? .bootstrap
  }()
}
