import Foundation
@preconcurrency import HotwireNative
import Testing
import UIKit
import WebKit

/// What Hotwire Native does with the pages of a navigation stack: when it visits, restores and cancels, and which screen has
/// the web view.
///
/// The table was recorded from the real sources. `./test ios` compares the double with it, and `Lab/Trials/hotwire-native` the
/// real Hotwire Native, so the double cannot differ unnoticed.
struct Behavior: CustomTestStringConvertible {
  enum Step {
    /// The navigator starts; a page of this path is linked, with Turbo's action; a modal page is opened.
    case start
    case link(String)
    case replace(String)
    case modal(String)
    /// The visit that was started completes.
    case load
    /// A native screen of this path is linked.
    case nativeLink(String)
    /// A native screen is pushed; a screen is popped; all are popped at once, which Hotwire Native does not hear of.
    case native, pop, setRoot
    /// The modal page is dismissed; from now on, modal pages cover the screen, unlike a sheet.
    case dismiss, coverScreen
    /// The user selects another tab, and this one again.
    case leaveTab, returnToTab
    /// The navigator reloads; the web processes end while the app is in the background.
    case reload, endProcesses
  }

  let testDescription: String
  let steps: [Step]
  /// The visits, cancellations and commands of the main session.
  let events: [String]
  /// The path of the screen that has the web view of the main session, or `nil`.
  let webView: String?

  init(_ name: String, _ steps: [Step], _ events: [String], webView: String?) {
    (testDescription, self.steps, self.events, self.webView) = (name, steps, events, webView)
  }

  static let table = [
    Behavior("the first page is loaded", [.start], ["advance /"], webView: "/"),
    Behavior(
      "the web view moves to a linked page", [.start, .load, .link("/1")], ["advance /", "advance /1"], webView: "/1"),
    Behavior(
      "a link cancels a visit", [.start, .load, .link("/1"), .link("/2")],
      ["advance /", "advance /1", "cancel", "advance /2"], webView: "/2"),
    Behavior(
      "a link cancels the first load, and is loaded like it", [.start, .link("/1")],
      ["advance /", "cancel", "advance /1"], webView: "/1"),
    Behavior(
      "going back restores", [.start, .load, .link("/1"), .load, .pop], ["advance /", "advance /1", "restore /"],
      webView: "/"),
    Behavior(
      "going back cancels a visit", [.start, .load, .link("/1"), .pop],
      ["advance /", "advance /1", "cancel", "restore /"], webView: "/"),
    Behavior(
      "a page that is in front already is visited in another screen", [.start, .load, .link("/")],
      ["advance /", "advance /"], webView: "/"),
    Behavior(
      "a link to the page behind cancels its visit, goes back and restores",
      [.start, .load, .link("/1"), .load, .link("/")],
      ["advance /", "advance /1", "advance /", "cancel", "restore /"], webView: "/"),
    Behavior(
      "a replaced page leaves the stack", [.start, .load, .replace("/1"), .load], ["advance /", "replace /1"],
      webView: "/1"),
    Behavior("a native screen takes the web view away", [.start, .load, .native], ["advance /"], webView: nil),
    Behavior(
      "going back from a native screen restores", [.start, .load, .native, .pop], ["advance /", "restore /"],
      webView: "/"),
    Behavior(
      "going back from two native screens restores", [.start, .load, .native, .native, .pop, .pop],
      ["advance /", "restore /"], webView: "/"),
    Behavior(
      "a link behind a native screen loads its page, and going back twice restores the first",
      [.start, .load, .nativeLink("/map"), .link("/1"), .load, .pop, .pop], ["advance /", "advance /1", "restore /"],
      webView: "/"),
    Behavior(
      "a stack that is set to its root restores it", [.start, .load, .link("/1"), .load, .setRoot],
      ["advance /", "advance /1", "restore /"], webView: "/"),
    Behavior(
      "a sheet leaves the web view where it is", [.start, .load, .modal("/edit")], ["advance /"], webView: "/"),
    Behavior(
      "a dismissed sheet changes nothing", [.start, .load, .modal("/edit"), .load, .dismiss], ["advance /"],
      webView: "/"),
    Behavior(
      "a modal page that covers the screen leaves the web view behind it, like another tab",
      [.start, .load, .coverScreen, .modal("/edit"), .load, .dismiss], ["advance /"], webView: "/"),
    Behavior(
      "a link in a modal page is visited below it", [.start, .load, .modal("/edit"), .load, .link("/1")],
      ["advance /", "advance /1"], webView: "/1"),
    Behavior(
      "selecting tabs visits nothing", [.start, .load, .leaveTab, .returnToTab], ["advance /"], webView: "/"),
    Behavior(
      "a page in the background keeps the web view", [.start, .load, .leaveTab], ["advance /"], webView: "/"),
    Behavior(
      "a page that loads in the background completes", [.start, .load, .link("/1"), .leaveTab, .load, .returnToTab],
      ["advance /", "advance /1"], webView: "/1"),
    Behavior(
      "going back after the tab was selected again restores",
      [.start, .load, .link("/1"), .load, .leaveTab, .returnToTab, .pop], ["advance /", "advance /1", "restore /"],
      webView: "/"),
    Behavior("a reload loads anew", [.start, .load, .reload], ["advance /", "advance /"], webView: "/"),
    Behavior(
      "a page whose process has ended is loaded in a new session", [.start, .load, .endProcesses], ["advance /"],
      webView: "/"),
  ]
}

@MainActor
@Suite("Behavior of Hotwire Native", .serialized)
struct BehaviorTests {
  @Test("is as recorded", arguments: Behavior.table)
  func behavior(_ behavior: Behavior) throws {
    let origin = "https://example.org"
    let start = try #require(URL(string: origin + "/"))
    let navigator = Navigator(configuration: .init(name: "page", startLocation: start))
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    tabs.setViewControllers([navigator.rootViewController, UIViewController()], animated: false)
    tabs.appear()
    for step in behavior.steps {
      try take(step, in: navigator, of: tabs, origin)
      navigator.rootViewController.finishTransition()
      navigator.modalRootViewController.finishTransition()
      navigator.answer()
    }
    #expect(navigator.session.events.map { $0.replacingOccurrences(of: origin, with: "") } == behavior.events)
    let screens = navigator.rootViewController.viewControllers.compactMap { $0 as? HotwireWebViewController }
    #expect(screens.filter(\.hasWebView).map(\.initialVisitableURL.path) == [behavior.webView].compactMap(\.self))
  }

  private func take(
    _ step: Behavior.Step, in navigator: Navigator, of tabs: UITabBarController, _ origin: String
  ) throws {
    let stack = navigator.rootViewController
    func route(_ path: String, _ action: VisitAction, modal: Bool = false) throws {
      let url = try #require(URL(string: origin + path))
      navigator.route(
        VisitProposal(
          url: url, options: VisitOptions(action: action), properties: modal ? ["context": "modal"] : [:]))
    }
    switch step {
    case .start: navigator.start()
    case .link(let path): try route(path, .advance)
    case .replace(let path): try route(path, .replace)
    case .modal(let path): try route(path, .advance, modal: true)
    case .load: navigator.finishLoading()
    case .nativeLink(let path): navigator.routeToNativeScreen(try #require(URL(string: origin + path)))
    case .native: stack.pushViewController(UIViewController(), animated: true)
    case .pop: _ = stack.popViewController(animated: true)
    case .setRoot: stack.setViewControllers(Array(stack.viewControllers.prefix(1)), animated: false)
    case .dismiss: stack.dismiss(animated: true)
    case .coverScreen: navigator.modalRootViewController.coversPresenter = true
    case .leaveTab: tabs.selectedIndex = 1
    case .returnToTab: tabs.selectedIndex = 0
    case .reload: navigator.reload()
    case .endProcesses: navigator.recreateSessions()
    }
  }
}
