import CWebKitGTK
import Foundation
import Logging
import Synchronization
import Tabwire
import TabwireClient
import TabwirePages
import TabwireWebKit

/// Keeps the tabs of a window for the next start of the app, and restores them.
///
/// The session is written soon after each change, so that nothing is lost when the app is killed. It ends when the user closes
/// the window.
@MainActor
final class SessionKeeper {
  /// The time after a change until the session is written.
  static let delay = Duration.milliseconds(300)

  private let writer: Writer
  private let logger: Logger
  private var window: Window?
  /// The session of the last start, until it is restored or refused.
  private var restored: SavedSession?
  private var written: SavedSession?
  private var isWaiting = false
  private var hasEnded = false

  /// - Parameters:
  ///   - file: The file of the session.
  ///   - logger: Receives a line if the file cannot be read or written.
  init(_ file: SessionFile, logger: Logger) {
    writer = Writer(file)
    self.logger = logger
  }

  /// The parts of a window that are kept.
  private struct Window {
    let tabManager: TabManager
    let containers: ContainerStack
    let modals: ModalPresenter

    @MainActor
    var selectedNavigator: Navigator { containers[tabManager.selectedID] }
  }

  // MARK: Restoring

  /// Reads the session of the last start. The page of the selected tab is restored at once: it comes from the server, which
  /// decides who may see it.
  func begin(with tabManager: TabManager, in containers: ContainerStack, under modals: ModalPresenter) {
    window = Window(tabManager: tabManager, containers: containers, modals: modals)
    guard let session = read(for: tabManager.location) else { return }
    restored = session
    guard let history = session.selectedHistory else { return }
    containers[tabManager.selectedID].memory.restore(history, isConfirmed: !session.hasSession)
  }

  /// Restores the tabs, or lets them wait for their session.
  func restoreTabs() {
    guard let window, let session = restored else { return }
    if let tabs = SavedTabs(session) { window.tabManager.restore(tabs) }
    pageDidConfigure()
  }

  /// Restores the pages of all tabs once their session is known.
  func pageDidConfigure() {
    guard let window, let session = restored else { return }
    switch window.tabManager.restoration {
    case .pending: return
    case .restored: restorePages(of: session, in: window)
    case .none, .refused: window.selectedNavigator.memory.contents = PageContents()
    }
    restored = nil
    sessionDidChange()
  }

  private func restorePages(of session: SavedSession, in window: Window) {
    window.selectedNavigator.memory.inputAwaitsSession = false
    for tab in window.tabManager.tabs where tab.id != window.tabManager.selectedID {
      guard let saved = session.tabs.first(where: { $0.id == tab.represents?.id.rawValue }) else { continue }
      window.containers[tab.id].memory.restore(saved.history, isConfirmed: true)
    }
    if let modal = session.modal, window.tabManager.selectedTabID == session.selected {
      window.modals.present(modal, over: window.selectedNavigator)
    }
    logger.info("the tabs of the last start are restored")
  }

  private func read(for location: AppLocation) -> SavedSession? {
    do {
      return try writer.file.read().map { try SavedSession(data: $0).limited { location.contains($0) } }
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
      await self?.write()
    }
  }

  private func write() async {
    isWaiting = false
    guard let data = changedSession() else { return }
    let number = writer.nextNumber()
    // Bringing a file to the disk can take long.
    let error = await Task.detached { [writer] in writer.write(data, number) }.value
    report(error)
  }

  /// Writes the session at once, because the app ends. A write on another thread would end with the app.
  func writeNow() {
    written = nil
    guard let data = changedSession() else { return }
    report(writer.write(data, writer.nextNumber()))
  }

  /// Removes the session, because the user closed the window.
  func end() {
    hasEnded = true
    report(writer.remove(writer.nextNumber()))
  }

  /// Stops writing. The session stays for the next start.
  func stop() {
    writeNow()
    hasEnded = true
  }

  private func report(_ error: (any Error)?) {
    guard let error else { return }
    written = nil
    logger.warning("the tabs cannot be kept for the next start: \(error)")
  }

  /// Returns the content of the file if the session has changed since it was written.
  private func changedSession() -> Data? {
    guard !hasEnded, let session = window.flatMap(session), session != written, let data = session.data() else {
      return nil
    }
    written = session
    return data
  }

  /// The session of a window, or `nil` while the one of the last start waits.
  private func session(of window: Window) -> SavedSession? {
    guard restored == nil, let tabs = window.tabManager.savedTabs else { return nil }
    return SavedSession(
      tabBar: tabs.bar.json, configuration: tabs.configuration?.json,
      tabs: window.tabManager.tabs.compactMap { tab in
        window.containers.existing(tab.id)?.memory.savedHistory.map {
          .init(id: tab.represents?.id.rawValue, history: $0)
        }
      },
      selected: window.tabManager.selectedTabID, modal: window.modals.shown?.navigator.memory.savedHistory
    ).limited { window.tabManager.location.contains($0) }
  }
}

extension TabManager {
  /// The id of the selected tab, or `nil` in bootstrap.
  fileprivate var selectedTabID: String? { tabs.first { $0.id == selectedID }?.represents?.id.rawValue }
}

extension SavedSession {
  /// Whether it was kept with a session key.
  fileprivate var hasSession: Bool { SavedTabs(self)?.bar.session != nil }
}

extension SavedTabs {
  /// Reads the tabs of a session. Returns `nil` if a client would reject them.
  fileprivate init?(_ session: SavedSession) {
    guard let bar = try? TabConfiguration(json: session.tabBar) else { return nil }
    self.init(bar: bar, configuration: session.configuration.flatMap { try? TabConfiguration(json: $0) })
  }
}

/// Writes a file on any thread. A content never replaces a later one.
private final class Writer: Sendable {
  let file: SessionFile
  private let last = Mutex(0)
  private let count = Mutex(0)

  init(_ file: SessionFile) {
    self.file = file
  }

  /// Returns the number of the next content.
  func nextNumber() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }

  func write(_ data: Data, _ number: Int) -> (any Error)? {
    perform(number) { try file.write(data) }
  }

  func remove(_ number: Int) -> (any Error)? {
    perform(number) { try file.remove() }
  }

  private func perform(_ number: Int, _ action: () throws -> Void) -> (any Error)? {
    last.withLock { last in
      guard number > last else { return nil }
      last = number
      do {
        try action()
        return nil
      } catch {
        return error
      }
    }
  }
}
