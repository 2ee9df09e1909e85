import Foundation
import Logging
import Tabwire
import TabwireClient
import TabwirePages
import TabwireWebKit

/// Keeps the tabs of a window for the next start of the app, and restores them.
///
/// The session is written soon after each change, so that the tabs are back when the app is killed, as at the end of the user's
/// session. It ends when the user closes the window.
@MainActor
final class SessionKeeper {
  /// The time after a change until the session is written.
  private static let delay = Duration.milliseconds(300)

  private let file: URL
  private let logger: Logger
  private var tabManager: TabManager?
  private var containers: ContainerStack?
  /// The session of the last start, until it is restored or refused.
  private var restored: SavedSession?
  private var written: SavedSession?
  private var isWaiting = false
  private var hasEnded = false

  /// - Parameters:
  ///   - file: The file of the session, in a folder that only the user can read.
  ///   - logger: Receives a line if the file cannot be read or written.
  init(_ file: URL, logger: Logger) {
    self.file = file
    self.logger = logger
  }

  // MARK: Restoring

  /// Reads the session of the last start. The page of the selected tab is restored at once: it comes from the server, which
  /// decides who may see it.
  func begin(with tabManager: TabManager, in containers: ContainerStack) {
    self.tabManager = tabManager
    self.containers = containers
    restored = read()
    if let restored { restore(restored.history(of: restored.selected), in: tabManager.selectedID, showsTitle: false) }
  }

  /// Restores the tabs, or lets them wait for their session.
  func restoreTabs() {
    guard let session = restored else { return }
    if let bar = try? TabConfiguration(json: session.tabBar) {
      let configuration = session.configuration.flatMap { try? TabConfiguration(json: $0) }
      tabManager?.restore(SavedTabs(bar: bar, configuration: configuration))
    }
    pageDidConfigure()
  }

  /// Restores the pages of the other tabs once their session is known.
  func pageDidConfigure() {
    guard let tabManager, let session = restored else { return }
    switch tabManager.restoration {
    case .pending: return
    case .restored:
      for tab in tabManager.tabs where tab.id != tabManager.selectedID {
        restore(session.history(of: tab.represents?.id.rawValue), in: tab.id, showsTitle: true)
      }
      logger.info("the tabs of the last start are restored")
    case .none, .refused: break
    }
    restored = nil
    sessionDidChange()
  }

  private func restore(_ history: SavedHistory?, in container: TabManager.ContainerID, showsTitle: Bool) {
    let isOurs = { [tabManager] (url: URL) in tabManager?.location.contains(url) ?? false }
    guard let history = history?.limited(to: isOurs), let navigator = containers?[container] else { return }
    navigator.suspension.restore(history, showsTitle: showsTitle)
  }

  private func read() -> SavedSession? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return try JSONDecoder().decode(SavedSession.self, from: Data(contentsOf: file))
    } catch {
      logger.notice("the tabs of the last start are not restored: \(error)")
      return nil
    }
  }

  // MARK: Writing

  /// Writes the session after a while.
  func sessionDidChange() {
    guard !isWaiting, !hasEnded else { return }
    isWaiting = true
    Task { [weak self] in
      try? await Task.sleep(for: Self.delay)
      self?.isWaiting = false
      self?.writeNow()
    }
  }

  /// Writes the session at once if it has changed.
  func writeNow() {
    guard !hasEnded, restored == nil, let session, session != written else { return }
    do {
      try JSONEncoder().encode(session).write(to: file, options: .atomic)
      written = session
    } catch {
      logger.warning("the tabs cannot be kept for the next start: \(error)")
    }
  }

  private var session: SavedSession? {
    guard let tabManager, let containers, let tabs = tabManager.savedTabs else { return nil }
    let selected = tabManager.tabs.first { $0.id == tabManager.selectedID }
    return SavedSession(
      tabBar: tabs.bar.json, configuration: tabs.configuration?.json,
      tabs: tabManager.tabs.compactMap { tab in
        containers.existing(tab.id)?.suspension.savedHistory.map {
          .init(id: tab.represents?.id.rawValue, history: $0)
        }
      }, selected: selected?.represents?.id.rawValue)
  }

  /// Removes the session, because the user closed the window.
  func end() {
    hasEnded = true
    try? FileManager.default.removeItem(at: file)
  }

  /// Stops writing. The session stays for the next start.
  func stop() {
    writeNow()
    hasEnded = true
  }
}
