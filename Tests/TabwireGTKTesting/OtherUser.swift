import TabwireGTK

extension TabwireApplication {
  /// Opens another window of the app for another user, with its own cookies and caches in memory. The caller keeps
  /// and closes it.
  public func openWindowOfAnotherUser() -> TabbedNavigator? {
    let window = openWindow?(nil)
    window?.present()
    return window
  }
}
