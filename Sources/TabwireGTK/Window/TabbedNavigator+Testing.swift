#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Tabwire
  import TabwireClient

  /// What a user sees and does, for tests: read back from the widgets, done through them.
  @_spi(Testing)
  extension TabbedNavigator {
    /// A tab as it stands on the bar.
    public struct VisibleTab: Equatable, Sendable {
      /// The container that it shows.
      public let container: TabManager.ContainerID
      /// The words under the icon.
      public let title: String
      /// What the badge says, if there is one.
      public let badge: String?
    }

    /// The tabs on the bar, from its start to its end; none in bootstrap.
    public var visibleTabs: [VisibleTab] {
      guard tabBar.isRevealed else { return [] }
      return tabBar.order.compactMap { id in
        tabBar.button(for: id).map {
          VisibleTab(container: id, title: $0.content.title, badge: $0.content.badge)
        }
      }
    }

    /// Whether the tab bar neither appears nor goes at the moment.
    public var isTabBarSettled: Bool { tabBar.isSettled }

    /// The title in the header bar.
    public var headerTitle: String { header.shownTitle }

    /// The way forward that the selected tab's error page offers; nothing if it shows a page.
    public var offeredAction: String? {
      selectedNavigator.errorPage.isShown ? selectedNavigator.errorPage.action : nil
    }

    /// Clicks a tab.
    ///
    /// - Parameter id: the server's name of the tab. Nothing happens if it is not on the bar.
    public func click(tab id: TabID) {
      guard let tab = tabManager.tabs.first(where: { $0.represents?.id == id }) else { return }
      tabBar.button(for: tab.id)?.click()
    }

    /// Clicks the way back.
    public func clickBack() {
      header.clickBack()
    }

    /// Clicks what the error page offers.
    public func clickOfferedAction() {
      selectedNavigator.errorPage.click()
    }
  }
#endif
