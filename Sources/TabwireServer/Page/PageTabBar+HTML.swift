extension PageTabBar {
  /// Returns the `<nav>` element of the page: the tab bar of browsers, with the configuration for apps.
  ///
  ///     <nav class="tab-bar" data-controller="navigation" data-navigation-configuration-value='{…}' aria-label="Tabs">
  ///       <a class="tab" data-tab="home" href="/" aria-current="page">
  ///         <span class="tab-icon" aria-hidden="true">…</span> <span class="tab-title">Home</span>
  ///       </a> …
  ///     </nav>
  ///
  /// Render it into the body of every page. In bootstrap it is hidden and has no links. All texts are escaped; only the
  /// HTML that `icon` returns is used as it is. A busy server renders with a ``TabBarRenderer``.
  ///
  /// - Parameters:
  ///   - label: The accessible name of the tab bar.
  ///   - updates: The path of the stream that changes the tab bar without a page load, or `nil` for none: <doc:Change-tabs-live>.
  ///   - icon: Returns safe HTML for the name of an icon, or `nil` for no icon.
  public func html(
    label: String = "Tabs", updates: String? = nil, icon: (String) -> String? = { _ in nil }
  ) -> String {
    markup(label: label, updates: updates, icon: icon)
      .html(RequestMembers(revision: configuration.revision, session: configuration.session, mark: mark))
  }
}
