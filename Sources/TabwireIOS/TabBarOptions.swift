#if TabwireIOS
  /// Options of a tab bar that the app sets and no server can change.
  public struct TabBarOptions: Sendable, Hashable {
    /// When the tab bar minimizes, from iOS 26 on.
    public enum MinimizeBehavior: Sendable, Hashable {
      /// The default of the system.
      case automatic
      /// Never.
      case never
      /// While the user scrolls down.
      case onScrollDown
      /// While the user scrolls up.
      case onScrollUp
    }

    /// When the tab bar minimizes, from iOS 26 on.
    public var minimizeBehavior: MinimizeBehavior
    /// Whether a tap on the selected tab pops it to its root, or scrolls to the top if it is there.
    public var popsToRootOnReselect: Bool
    /// Whether tabs that the server marks as eager load in the background, while battery, network and memory allow it.
    public var loadsEagerTabs: Bool
    /// The number of background tabs that keep their page running, or `nil` for all. A negative number counts as 0.
    ///
    /// The least recently shown tabs over it are suspended, unless the user would lose something in them, such as typed text. A
    /// suspended tab keeps its navigation stack, and loads its page when it is selected.
    public var maximumBackgroundTabs: Int?
    /// The id of the tab with the search role, from iOS 18 on, or `nil` for the one that the server gives the role (P24.1). The
    /// system shows it apart from the other tabs. The role follows the tab: a container that comes to represent it gets the role.
    public var searchTabID: String?
    /// Whether wide screens can show the tabs in a sidebar, from iOS 18 on.
    public var usesSidebar: Bool
    /// Whether an iPhone shows the tab bar of the last launch, disabled, until the first page has loaded.
    ///
    /// Its titles and icons are kept in the app's caches. A page without tabs, such as that of a signed-out user, deletes them.
    public var showsLastTabBar: Bool
    /// The title of the button that offers to reload a page where a reload would lose something.
    public var refreshTitle: String
    /// The texts of the alert that asks before an opened address removes a tab in which something was typed.
    public var leaveQuestion: LeaveQuestion

    /// Creates options. The defaults are those of the system.
    ///
    /// - Parameters:
    ///   - minimizeBehavior: When the tab bar minimizes, from iOS 26 on.
    ///   - popsToRootOnReselect: Whether a tap on the selected tab pops it to its root, or scrolls to the top if it is
    ///     there.
    ///   - loadsEagerTabs: Whether tabs that the server marks as eager load in the background.
    ///   - maximumBackgroundTabs: The number of background tabs that keep their page running, or `nil` for all.
    ///   - searchTabID: The id of the tab with the search role, from iOS 18 on, or `nil` for the server's.
    ///   - usesSidebar: Whether wide screens can show the tabs in a sidebar, from iOS 18 on.
    ///   - showsLastTabBar: Whether an iPhone shows the tab bar of the last launch until the first page has loaded.
    ///   - refreshTitle: The title of the button that offers to reload a page, or `nil` for that of the client, in the
    ///     language of the app.
    ///   - leaveQuestion: The texts of the alert that asks before an opened address removes a tab in which something was
    ///     typed.
    public init(
      minimizeBehavior: MinimizeBehavior = .automatic, popsToRootOnReselect: Bool = true, loadsEagerTabs: Bool = true,
      maximumBackgroundTabs: Int? = nil, searchTabID: String? = nil, usesSidebar: Bool = false,
      showsLastTabBar: Bool = false, refreshTitle: String? = nil, leaveQuestion: LeaveQuestion = LeaveQuestion()
    ) {
      self.minimizeBehavior = minimizeBehavior
      self.popsToRootOnReselect = popsToRootOnReselect
      self.loadsEagerTabs = loadsEagerTabs
      self.maximumBackgroundTabs = maximumBackgroundTabs
      self.searchTabID = searchTabID
      self.usesSidebar = usesSidebar
      self.showsLastTabBar = showsLastTabBar
      self.refreshTitle = refreshTitle ?? LocalizedText.refresh.text
      self.leaveQuestion = leaveQuestion
    }
  }
#endif
