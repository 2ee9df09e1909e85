import Foundation
import Hummingbird
import Tabwire
import TabwireServer

extension Site {
  /// Renders a page with its layout: the tab bar, the notice and the flag panel.
  ///
  /// - Parameter changed: the session to save, if the page changes it.
  func response(
    _ page: Page, to request: Request, in context: SiteContext, saving changed: Session? = nil
  ) throws -> Response {
    var session = changed ?? context.session
    session.notice = nil
    session.isFlagPanelOpen = false

    let texts = context.texts
    let tabBar = changed.map { tabs.tabBar(for: $0, in: texts) } ?? context.tabBar
    let pageTabBar = hasTabBar ? try tabBar.page(for: request.uri.path) : nil
    let html = try pages.html(
      page.template, in: texts.language,
      layout: [
        "title": page.title, "template": page.template, "page": page.content,
        // CSS hides what the app shows natively, before any script runs.
        "bridgeComponents": context.nativeApp?.components.sorted().joined(separator: " "),
        "styleNonce": context.styleNonce, "notice": context.session.notice,
        "tabBar": pageTabBar?.html(label: texts("tabs"), icon: icons.svg),
        "flagPanel": FlagPanel.values(
          context.session, path: LocalPath(request.uri.string)?.path ?? "/",
          configuration: (pageTabBar?.configuration ?? Self.placeholderConfiguration).prettyJSON, texts),
      ])
    var response = Response(
      status: page.status,
      // Pages depend on the user. Browsers keep them for going back and revalidate them.
      headers: [
        .contentType: "text/html; charset=utf-8", .cacheControl: "private, no-cache",
        .contentLanguage: texts.language.rawValue,
      ],
      body: .init(byteBuffer: ByteBuffer(string: html)))
    if session != context.session { response.setCookie(try cookies.cookie(for: session)) }
    return response
  }

  /// Redirects after a form, and saves the session.
  func redirect(to path: String, saving session: Session) throws -> Response {
    var response = Response.redirect(to: path, type: .normal)
    response.setCookie(try cookies.cookie(for: session))
    return response
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
