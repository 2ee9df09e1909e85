import Foundation
import Logging
import Tabwire
import Testing
import UIKit
import WebKit

@testable import TabwireClient
@testable import TabwireIOS

/// An app of the UIKit client, with navigators that record their callbacks.
@MainActor
final class UIKitApp {
  let manager: TabManager
  let window: TabbedNavigatorController
  private let made: CreatedNavigators
  private let delayedCalls = DelayedCalls()
  /// The cookies of all web views.
  let cookieStore = WKHTTPCookieStore()

  init(
    _ api: BarAPI, start: String = "https://example.org/", icons: TabIcons = TabIcons(),
    options: TabBarOptions = TabBarOptions(), fetch: ImageFetch = .unreachable
  ) throws {
    let url = try #require(URL(string: start))
    let location = try AppLocation(startURL: url)
    let manager = TabManager(
      location: location, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, resolve: location.resolve,
      clock: delayedCalls)
    let made = CreatedNavigators()
    let cookieStore = cookieStore
    self.manager = manager
    self.made = made
    window = ImageFetch.$current.withValue(fetch) {
      SystemTabsChoice.$make.withValue(api.make) {
        TabbedNavigatorController(tabManager: manager, icons: icons, options: options) {
          [unowned manager, cookieStore] id in
          let navigator = NavigatorDouble(url: manager.startURL(of: id), cookieStore: cookieStore)
          made.add(navigator, for: id)
          return navigator
        }
      }
    }
    window.appear()
  }

  /// Sends a configuration from the page in front. A reload that it delays happens at once.
  func configure(_ json: String, isFirstPage: Bool = true) {
    manager.receive(json, from: manager.selectedID, showing: manager.location.startURL, isFirstPage: isFirstPage)
    delayedCalls.run()
  }

  /// Lets so much time pass that everything that waits now has happened.
  func passTime() {
    delayedCalls.run()
  }

  /// Sends a configuration with tabs of these names.
  func configure(_ names: [String], active: String? = nil, session: String? = nil) {
    configure(Self.json(names, active: active, session: session))
  }

  static func json(_ names: [String], active: String? = nil, session: String? = nil) -> String {
    let tabs = names.map { #"{"id":"\#($0)","title":"\#($0.capitalized)","icon":"star","path":"/\#($0)"}"# }
    let active = (active ?? names.first).map { "\"\($0)\"" } ?? "null"
    let session = session.map { #""session":"\#($0)","# } ?? ""
    return #"{"active":\#(active),\#(session)"tabs":[\#(tabs.joined(separator: ","))]}"#
  }

  /// Returns the container that represents a tab.
  func id(_ tab: TabID) -> UUID? {
    manager.tabs.first { $0.represents?.id == tab }?.id
  }

  /// Taps an action.
  func tap(action: TabID) {
    window.tap(.action(action))
  }

  /// Taps a tab.
  func tap(_ tab: TabID) {
    if let id = id(tab) { window.tap(id: id) }
  }

  /// The containers whose navigators were created, also if they were freed.
  var startedIDs: Set<UUID> { made.ids }

  /// The number of navigators that were created for a container.
  func creationCount(of id: UUID) -> Int {
    made.count(for: id)
  }

  /// Returns the last navigator of a container, or `nil` if it was not created or was freed.
  func navigator(_ id: UUID?) -> NavigatorDouble? {
    id.flatMap(made.navigator(for:))
  }
}

struct Weak<Value: AnyObject> {
  weak var value: Value?

  init(_ value: Value?) {
    self.value = value
  }
}

/// The calls that a manager delays. Tests run them without waiting.
@MainActor
final class DelayedCalls: ClientClock {
  private(set) var now = Duration.zero
  private var calls: [(due: Duration, call: @MainActor () -> Void)] = []

  func schedule(_ time: Duration, _ call: @escaping @MainActor () -> Void) {
    calls.append((now + time, call))
  }

  /// Passes time in which no call is carried out.
  func pass(_ time: Duration) {
    now += time
  }

  /// Carries out the calls that wait now, as if so much time had passed.
  func run() {
    let waiting = calls.sorted { $0.due < $1.due }
    calls = []
    for next in waiting {
      now = max(now, next.due)
      next.call()
    }
  }
}
