import Tabwire

extension TabBar {
  /// Returns the tab configuration for a page. If the page belongs to no tab, the tab at the start URL is
  /// active, else the first one.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - isHidden: Whether apps hide the tab bar while the page is in front.
  /// - Throws: A ``TabBarError`` if apps would reject it and ``onInvalid`` is ``InvalidTabBarPolicy/throwError``.
  public func configuration(for path: String, hidden isHidden: Bool = false) throws(TabBarError) -> TabConfiguration {
    try page(for: path, hidden: isHidden).configuration
  }

  /// Returns the tab bar of a page, for apps and browsers.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - isHidden: Whether apps hide the tab bar while the page is in front, for pages that need the whole screen
  ///     (P4.7). The tabs keep their pages. Browsers show the tab bar.
  /// - Throws: A ``TabBarError`` if apps would reject it and ``onInvalid`` is ``InvalidTabBarPolicy/throwError``.
  public func page(for path: String, hidden isHidden: Bool = false) throws(TabBarError) -> PageTabBar {
    try sanitizedPage(for: path, .page(hidesTabBar: isHidden)).page
  }

  /// Returns the tab bar of a page, and whether nothing was omitted.
  func sanitizedPage(
    for path: String, _ delivery: SanitizedConfiguration.Delivery
  ) throws(TabBarError) -> (page: PageTabBar, isValid: Bool) {
    var sanitized = SanitizedConfiguration(of: self, delivery)
    var isValid = true
    while true {
      do throws(TabBarError) {
        let owners = PageOwners(sanitized.tabs, startPath: startPath)
        let page = owners.page(at: path)
        let (configuration, json) = try sanitized.validated(active: page.tab ?? owners.startTab)
        let pageTabBar = PageTabBar(
          configuration: configuration, json: json, page: page, startPath: startPath, mark: mark)
        return (pageTabBar, isValid)
      } catch {
        guard case .omit(let report) = onInvalid else { throw error }
        report(error)
        sanitized.remove(invalidBecause: error.reason)
        isValid = false
      }
    }
  }
}
