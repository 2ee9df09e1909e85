import Foundation
import Hummingbird
import Tabwire
import TabwireServer

extension Site {
  /// A page with everything around it: the tab bar, what was just saved, the deploy flags.
  ///
  /// - Parameter changed: the session, if showing the page changes it.
  func response(
    _ page: Page, to request: Request, in context: SiteContext, saving changed: Session? = nil
  ) throws -> Response {
    var session = changed ?? context.session
    session.notice = nil
    session.opensBackstage = false

    let texts = context.texts
    let tabBar = changed.map { tabs.tabBar(for: $0, in: texts) } ?? context.tabBar
    let pageTabBar = hasTabBar ? try tabBar.page(for: request.uri.path) : nil
    let html = try pages.html(
      page.template, in: texts.language,
      layout: [
        "title": page.title, "template": page.template, "page": page.content,
        // What an app does natively, so that its page never shows it even before the scripts run.
        "bridgeComponents": context.nativeApp?.components.sorted().joined(separator: " "),
        "styleNonce": context.styleNonce, "notice": context.session.notice,
        "tabBar": pageTabBar?.html(label: texts("tabs"), icon: icons.svg),
        "backstage": Backstage.fields(
          context.session, path: LocalPath(request.uri.string)?.path ?? "/",
          configuration: (pageTabBar?.configuration ?? Self.shownWithoutTabBar).readableJSON, texts),
      ])
    var response = Response(
      status: page.status,
      // A page depends on who asks; kept for going back, but asked about each time.
      headers: [
        .contentType: "text/html; charset=utf-8", .cacheControl: "private, no-cache",
        .contentLanguage: texts.language.rawValue,
      ],
      body: .init(byteBuffer: ByteBuffer(string: html)))
    if session != context.session { response.setCookie(try cookies.cookie(for: session)) }
    return response
  }

  /// The answer to a form: the page to go on to, and what has changed.
  func redirect(to path: String, saving session: Session) throws -> Response {
    var response = Response.redirect(to: path, type: .normal)
    response.setCookie(try cookies.cookie(for: session))
    return response
  }

  /// What the panel shows where pages carry no tab bar: as much as with one, so that the panel costs the same.
  private static let shownWithoutTabBar: TabConfiguration = {
    let tabs = ["one.", "two....", "three..", "four...", "five..."].map { name in
      TabData(
        id: TabID(name), title: name, icon: "circle.......", path: "/\(name)", badge: name == "one." ? "3" : nil)
    }
    return
      (try? TabConfiguration(
        active: tabs[0].id, tabs: tabs, revision: TabBar.now, session: String(repeating: "s", count: 22))) ?? .bootstrap
  }()
}
