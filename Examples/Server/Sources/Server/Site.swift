import Foundation
import Hummingbird
import Logging
import NIOCore
import TabwireHummingbird
import TabwireServer

/// Everything that answering a request needs. It holds no state: that is in the visitors' cookies.
struct Site: Sendable {
  let cookies: SessionCookies
  let tabs: AppTabs
  let pages: PageRenderer
  private let importMap = ImportMap()
  let content: Content
  let icons: TabIcons
  private let allTexts: [Language: Texts]
  let webRoot: WebRoot
  let logger: Logger
  /// Whether real users are served: over HTTPS, and forgiving mistakes in tab bars.
  let isProduction: Bool
  /// Whether pages carry the tab bar.
  let hasTabBar: Bool
  /// How long a form may take to arrive.
  let formPatience: Duration

  /// - Throws: a ``StartProblem``, or an error of a file that the site shows.
  init(
    secret: Secret, webRoot: WebRoot, isProduction: Bool, hasTabBar: Bool = true, formPatience: Duration = .seconds(10)
  ) throws {
    var logger = Logger(label: "Server")
    logger.logLevel = .notice
    self.logger = logger
    self.webRoot = webRoot
    self.isProduction = isProduction
    self.hasTabBar = hasTabBar
    self.formPatience = formPatience
    cookies = SessionCookies(key: secret.cookieKey, isSecure: isProduction)
    tabs = AppTabs(
      key: secret.sessionKey,
      mistakes: isProduction ? .leaveOutReportingOnce { [logger] in logger.error("\($0)") } : .fail)
    let (allTexts, content) = (try Texts.load(), try Content())
    self.allTexts = allTexts
    self.content = content
    icons = try TabIcons()
    pages = try PageRenderer(
      allTexts.values.map { [importMap] in Edition(content: content, texts: $0, importMap: importMap) })
  }

  /// The server.
  ///
  /// - Parameters:
  ///   - hostname: the address to listen on.
  ///   - port: the port to listen on; 0 takes a free one.
  ///   - idleTimeout: how long a connection on which nothing happens is kept.
  ///   - onRunning: called with the port once requests are accepted.
  func application(
    hostname: String = "127.0.0.1", port: Int = 0, idleTimeout: TimeAmount = .seconds(15),
    onRunning: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> some ApplicationProtocol {
    // As long again for what nobody waits for: the rest of a form that was too slow or too long, and the answer to it.
    let exchangePatience = TimeAmount(formPatience * 2)
    return Application(
      router: try router(),
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [ExchangeDeadline(patience: exchangePatience)], idleTimeout: idleTimeout,
          httpDecoderConfiguration: .init(maxHeaderFieldSize: 8 * 1024, maxHeaderListSize: 16 * 1024))),
      configuration: .init(address: .hostname(hostname, port: port), serverName: nil),
      onServerRunning: { channel in onRunning(channel.localAddress?.port ?? port) },
      logger: logger)
  }

  /// What the site says in a language.
  func texts(in language: Language) -> Texts { allTexts[language] ?? Texts(language: language, all: [:]) }

  /// The routes, and what every request goes through before them.
  ///
  /// - Throws: if the apps would not understand the path configuration.
  func router() throws -> Router<SiteContext> {
    let router = Router(context: SiteContext.self, options: .autoGenerateHeadEndpoints)
    router.addMiddleware {
      SecurityHeaders(importMapHash: importMap.hash, isProduction: isProduction)
      VisitMiddleware(site: self)
      if hasTabBar {
        TabwireMiddleware { _, context in tabs.tabBar(for: context.session, in: context.texts) }
      }
      ErrorPages(site: self)
      SameOriginMiddleware(isProduction: isProduction)
      FileMiddleware(AppResources.assets.path, urlBasePath: "/assets", cacheControl: .revalidated, logger: logger)
      FileMiddleware(webRoot.folder.path, urlBasePath: "/web", cacheControl: .revalidated, logger: logger)
    }
    try router.addPathConfigurations()
    SignInRoutes(site: self).add(to: router)
    LanguageRoutes(site: self).add(to: router)
    FlagRoutes(site: self).add(to: router)
    OnboardingRoutes(site: self).add(to: router)

    let signedIn = router.group().add(middleware: SignedInOnly())
    HomeRoutes(site: self).add(to: signedIn)
    ExploreRoutes(site: self).add(to: signedIn)
    LibraryRoutes(site: self).add(to: signedIn)
    PremiumRoutes(site: self).add(to: signedIn)
    ProfileRoutes(site: self).add(to: signedIn)
    return router
  }
}

extension CacheControl {
  /// Kept by browsers, and asked about each time.
  fileprivate static let revalidated = CacheControl([(MediaType(type: .any), [.noCache])])
}
