import Foundation
import Hummingbird
import Logging
import NIOCore
import TabwireHummingbird
import TabwireServer

/// The site: its configuration, translations, templates and routes. Most state is in the users' cookies.
struct Site: Sendable {
  let cookies: SessionCookies
  let tabs: AppTabs
  let pages: PageRenderer
  private let importMap = ImportMap()
  let content: Content
  let icons: TabIcons
  /// Renders the tab bars of all pages.
  let tabBarRenderer: TabBarRenderer
  /// The state that all users share, and the tab bars of open pages.
  let live: LiveTabs
  private let allTexts: [Language: Texts]
  let webRoot: WebRoot
  let logger: Logger
  /// Whether the site runs in production: over HTTPS, and with invalid tabs omitted.
  let isProduction: Bool
  /// Whether pages have a tab bar.
  let hasTabBar: Bool
  /// The host names of the site, or `nil` to allow any.
  private let allowedHosts: Set<String>?
  /// The files by which links to the site open in its apps.
  private let appLinks: AppLinks
  /// The limit of signing in.
  let signIns = RateLimit(perMinute: 3_000)
  /// The time a form may take to arrive.
  let formTimeout: Duration

  /// - Parameters:
  ///   - secret: The secret that all processes share.
  ///   - webRoot: The folder with Tabwire's JavaScript.
  ///   - isProduction: Whether the site runs over HTTPS, and invalid tabs are omitted.
  ///   - hasTabBar: Whether pages have a tab bar.
  ///   - allowedHosts: The host names of the site, or `nil` to allow any.
  ///   - formTimeout: The time a form may take to arrive.
  ///   - sharedFile: The file with the state that several processes share, or `nil` for a single process.
  ///   - broker: Connects the processes, or `nil` for a single process.
  ///   - appleApps: The identifiers of the apps for iOS that links open, with the team's prefix.
  ///   - androidApps: The apps for Android that links open.
  /// - Throws: A ``StartupError``, an `AppLinksError`, or an error if a resource cannot be read.
  init(
    secret: Secret, webRoot: WebRoot, isProduction: Bool, hasTabBar: Bool = true,
    allowedHosts: Set<String>? = nil, formTimeout: Duration = .seconds(10), sharedFile: URL? = nil,
    broker: (any TabBarBroker)? = nil, appleApps: [String] = [], androidApps: [AndroidApp] = []
  ) throws {
    var logger = Logger(label: "Server")
    logger.logLevel = .notice
    self.logger = logger
    self.webRoot = webRoot
    self.isProduction = isProduction
    self.hasTabBar = hasTabBar
    self.allowedHosts = allowedHosts
    self.formTimeout = formTimeout
    cookies = SessionCookies(key: secret.cookieKey, isSecure: isProduction)
    tabs = AppTabs(
      key: secret.sessionKey,
      onInvalid: isProduction ? .omit(logOnce: { [logger] in logger.error("\($0)") }) : .throwError)
    let (allTexts, content) = (try Texts.load(), try Content())
    self.allTexts = allTexts
    self.content = content
    let texts = allTexts[.english] ?? Texts(language: .english, all: [:])
    appLinks = try AppLinks(
      to: AppTab.allCases.map { $0.tab(in: texts) }, appleApps: appleApps, androidApps: androidApps)
    let icons = try TabIcons()
    self.icons = icons
    tabBarRenderer = TabBarRenderer(updates: LiveTabs.path) { icons.svg($0) }
    live = LiveTabs(
      updates: TabBarUpdates(renderer: tabBarRenderer, broker: broker) { [logger] in logger.error("\($0)") },
      storage: SharedStorage(file: sharedFile) { [logger] in logger.error("\($0)") })
    pages = try PageRenderer(
      allTexts.values.map { [importMap] in LocalizedContent(content: content, texts: $0, importMap: importMap) })
  }

  /// Creates the server.
  ///
  /// - Parameters:
  ///   - hostname: The address to listen on.
  ///   - port: The port to listen on; 0 selects a free one.
  ///   - idleTimeout: The time after which idle connections are closed.
  ///   - onRunning: Called with the port when the server accepts requests.
  func application(
    hostname: String = "127.0.0.1", port: Int = 0, idleTimeout: TimeAmount = .seconds(15),
    onRunning: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> some ApplicationProtocol {
    // Twice the time of a form: the rest of a rejected form, and the response, take time as well.
    let requestTimeout = TimeAmount(formTimeout * 2)
    return Application(
      router: try router(),
      server: .gracefulHTTP1(
        configuration: .init(
          additionalChannelHandlers: [RequestTimeout(timeout: requestTimeout)], idleTimeout: idleTimeout,
          httpDecoderConfiguration: .init(maxHeaderFieldSize: 8 * 1024, maxHeaderListSize: 16 * 1024))),
      configuration: .init(address: .hostname(hostname, port: port), serverName: nil),
      onServerRunning: { channel in onRunning(channel.localAddress?.port ?? port) },
      logger: logger)
  }

  /// Returns the translations of a language.
  func texts(in language: Language) -> Texts { allTexts[language] ?? Texts(language: language, all: [:]) }

  /// Creates the router with its middleware and routes.
  ///
  /// - Throws: A `PathConfigurationError` if a path configuration is invalid.
  func router() throws -> Router<SiteContext> {
    let router = Router(context: SiteContext.self, options: .autoGenerateHeadEndpoints)
    router.addMiddleware {
      SafetyMiddleware(allowedHosts: allowedHosts)
      SecurityHeaders(importMapHash: importMap.hash, isProduction: isProduction)
      SessionMiddleware(site: self)
      if hasTabBar {
        TabwireMiddleware(cookie: cookies.markName) { request, context in
          try tabs.tabBar(
            for: context.session, news: live.news(for: context.session.user), at: request.uri.path, in: context.texts)
        }
      }
      ErrorPages(site: self)
      SameOriginMiddleware(isProduction: isProduction)
      PublicFiles(AppResources.assets.path, at: "/assets", cacheControl: .revalidated, logger: logger)
      PublicFiles(webRoot.folder.path, at: "/web", cacheControl: .revalidated, logger: logger)
    }
    try router.addPathConfigurations()
    router.appLinks(appLinks)
    addTabBarUpdates(to: router)
    SignInRoutes(site: self).add(to: router)
    LanguageRoutes(site: self).add(to: router)
    FlagRoutes(site: self).add(to: router)
    OnboardingRoutes(site: self).add(to: router)

    let signedIn = router.group().add(middleware: RequireSignIn())
    HomeRoutes(site: self).add(to: signedIn)
    ExploreRoutes(site: self).add(to: signedIn)
    LibraryRoutes(site: self).add(to: signedIn)
    PremiumRoutes(site: self).add(to: signedIn)
    ProfileRoutes(site: self).add(to: signedIn)
    return router
  }
}

extension CacheControl {
  /// Cached by browsers, and revalidated before each use.
  fileprivate static let revalidated = CacheControl([(MediaType(type: .any), [.noCache])])
}
