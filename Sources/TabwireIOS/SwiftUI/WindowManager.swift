#if TabwireIOS
  import TabwireClient

  /// The manager of one window.
  @MainActor
  final class WindowManager {
    /// Where the manager comes from.
    enum Source {
      /// The window creates it, and shares the session with the other windows.
      case location(AppLocation, SharedSession?)
      /// The app passes it.
      case app(TabManager)

      /// Whether the window opens the links that the system gives it. Otherwise the app does.
      var opensLinks: Bool { if case .location = self { true } else { false } }
    }

    private var own: TabManager?
    private weak var given: TabManager?
    /// The sessions of windows whose app passes none.
    private static var sessions: [AppLocation: SharedSession] = [:]

    /// Returns the manager whose tabs the window shows.
    func manager(from source: Source) -> TabManager {
      switch source {
      case .location(let location, let session): manager(at: location, session)
      case .app(let given): manager(for: given)
      }
    }

    private func manager(at location: AppLocation, _ session: SharedSession?) -> TabManager {
      if let own, given == nil, own.location == location { return own }
      let session = session ?? Self.sessions[location] ?? SharedSession()
      Self.sessions[location] = session
      return keep(TabManager(location: location, sharedSession: session), for: nil)
    }

    /// The tabs of two windows are independent. An app whose windows share a manager gets one for each all the same.
    private func manager(for given: TabManager) -> TabManager {
      if let own, self.given === given { return own }
      if given.view == nil { given.view = self }
      if given.view === self { return given }
      given.logger.warning("another window shows these tabs: use TabbedNavigator(location:), with a manager for each")
      return keep(given.makeSibling(), for: given)
    }

    private func keep(_ manager: TabManager, for given: TabManager?) -> TabManager {
      (own, self.given) = (manager, given)
      return manager
    }
  }
#endif
