import UIKit
import WebKit

@testable import TabwireIOS

/// The navigators that an app has created.
@MainActor
final class CreatedNavigators {
  private var counts: [UUID: Int] = [:]
  private var last: [UUID: Weak<NavigatorDouble>] = [:]

  var ids: Set<UUID> { Set(counts.keys) }

  func add(_ navigator: NavigatorDouble, for id: UUID) {
    counts[id, default: 0] += 1
    last[id] = Weak(navigator)
  }

  func count(for id: UUID) -> Int { counts[id] ?? 0 }

  func navigator(for id: UUID) -> NavigatorDouble? { last[id]?.value }
}

/// A navigator whose screens have a scroll view each.
@MainActor
final class NavigatorDouble: TabNavigator {
  let stack = LoggingNavigationController(nibName: nil, bundle: nil)
  let url: URL?
  /// The number of first loads: by a start, a visit or a load in the background.
  private(set) var startCount = 0
  /// The calls of the client, in order.
  private(set) var log: [String] = []
  var needsRefresh = false
  var modalViewController: UIViewController?
  /// Whether the user typed something.
  var hasInput = false
  private(set) var preload: (@MainActor (Bool) -> Void)?

  private let cookieStore: WKHTTPCookieStore

  init(url: URL? = nil, cookieStore: WKHTTPCookieStore = WKHTTPCookieStore()) {
    self.url = url
    self.cookieStore = cookieStore
  }

  func findCookies(completion: @escaping @MainActor ([HTTPCookie]) -> Void) {
    cookieStore.getAllCookies(completion)
  }

  var rootViewController: UINavigationController { stack }

  private(set) var pageURL: URL?

  func start() {
    startCount += 1
    pageURL = url
    push()
  }

  func visit(_ url: URL) {
    if stack.viewControllers.isEmpty { startCount += 1 }
    log.append("visit \(url.path)")
    pageURL = url
    push()
  }

  /// Whether the page of an action has not loaded before the test calls ``finishAction()``.
  var isSlow = false
  private var finish: (@MainActor () -> Void)?

  func perform(_ url: URL, completion: @escaping @MainActor () -> Void) {
    visit(url)
    if isSlow { finish = completion } else { completion() }
  }

  func finishAction() {
    finish?()
    finish = nil
  }

  func refresh() {
    log.append("refresh")
  }

  func discardCachedPages() {
    log.append("discard")
  }

  func forgetHistory() {
    log.append("forget")
    stack.removeAllButTop()
  }

  func preload(completion: @escaping @MainActor (Bool) -> Void) {
    log.append("preload")
    preload = completion
    start()
  }

  func endPreload() {
    log.append("end preload")
  }

  func checkInput(completion: @escaping @MainActor (Bool) -> Void) {
    completion(hasInput)
  }

  func tellPage(_ script: String) {
    log.append("tell \(script)")
  }

  func openExternally(_ url: URL) {
    log.append("open \(url)")
  }

  func forgetLog() {
    log = []
  }

  @discardableResult
  func push() -> UIScrollView {
    let screen = UIViewController(nibName: nil, bundle: nil)
    let page = UIScrollView(frame: .zero)
    let webView = UIView(frame: .zero)
    webView.addSubview(page)
    screen.view.addSubview(webView)
    stack.pushViewController(screen, animated: false)
    return page
  }
}

/// A navigation controller that records its callbacks.
final class LoggingNavigationController: UINavigationController {
  var log: [String] = []

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.append(parent == nil ? "will leave" : "will move in")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.append(parent == nil ? "left" : "moved in")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("will appear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append("disappeared")
  }
}
