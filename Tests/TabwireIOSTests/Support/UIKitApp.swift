import Foundation
import Logging
import Tabwire
import TabwireClient
import TabwireIOS
import Testing
import UIKit

@testable import TabwireUIKit

/// An app of the UIKit client, with navigators that note what becomes of them.
@MainActor
final class UIKitApp {
  let manager: TabManager
  let window: TabbedNavigator
  private let made: Made

  /// The navigators that were made, by container, as long as they live.
  private final class Made {
    var navigators: [UUID: Weak<NavigatorDouble>] = [:]
  }

  init(
    _ api: BarAPI, start: String = "https://example.org/", icons: TabIcons = TabIcons(),
    options: TabBarOptions = TabBarOptions()
  ) throws {
    let url = try #require(URL(string: start))
    let manager = TabManager(
      location: try AppLocation(startURL: url), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let made = Made()
    self.manager = manager
    self.made = made
    window = TabbedNavigator(
      tabManager: manager, icons: icons, options: options,
      makeNavigator: { [unowned manager] id in
        let navigator = NavigatorDouble(url: manager.startURL(of: id))
        made.navigators[id] = Weak(navigator)
        return navigator
      }, makeSystemTabs: api.make)
    window.appear()
  }

  /// The page that the user looks at sends a configuration.
  func configure(_ json: String) {
    manager.receive(json, from: manager.selectedID, showing: manager.location.startURL)
  }

  /// The same with tabs of these names.
  func configure(_ names: [String], active: String? = nil) {
    configure(Self.json(names, active: active))
  }

  static func json(_ names: [String], active: String? = nil) -> String {
    let tabs = names.map { #"{"id":"\#($0)","title":"\#($0.capitalized)","icon":"star","path":"/\#($0)"}"# }
    let active = (active ?? names.first).map { "\"\($0)\"" } ?? "null"
    return #"{"active":\#(active),"tabs":[\#(tabs.joined(separator: ","))]}"#
  }

  /// The container that represents a tab.
  func id(_ tab: TabID) -> UUID? {
    manager.tabs.first { $0.represents?.id == tab }?.id
  }

  /// The user taps a tab.
  func tap(_ tab: TabID) {
    if let id = id(tab) { window.tap(id: id) }
  }

  /// The containers whose navigators were made, whether they live or not.
  var startedIDs: Set<UUID> { Set(made.navigators.keys) }

  /// The navigator of a container, if it was made and lives.
  func navigator(_ id: UUID?) -> NavigatorDouble? {
    id.flatMap { made.navigators[$0]?.value }
  }
}

struct Weak<Value: AnyObject> {
  weak var value: Value?

  init(_ value: Value?) {
    self.value = value
  }
}
