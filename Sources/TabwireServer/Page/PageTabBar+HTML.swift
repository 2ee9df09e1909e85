extension PageTabBar {
  /// The element that is both: the tab bar of a browser, and what carries the configuration to an app.
  ///
  ///     <nav class="tab-bar" data-controller="navigation" data-navigation-configuration-value="{…}" aria-label="Tabs">
  ///       <a class="tab" data-tab="home" href="/" aria-current="page">
  ///         <span class="tab-icon" aria-hidden="true">…</span> <span class="tab-title">Home</span>
  ///       </a> …
  ///     </nav>
  ///
  /// Every page has it in its body. In bootstrap it is hidden and has no links. Everything is escaped, whatever the
  /// titles say; only what `icon` returns is not.
  ///
  /// - Parameters:
  ///   - label: what screen readers call the bar.
  ///   - icon: HTML for the name of an icon; nothing leaves the icon out. It must be safe as it is.
  public func html(label: String = "Tabs", icon: (String) -> String? = { _ in nil }) -> String {
    let carrier =
      #"class="tab-bar" data-controller="navigation" data-navigation-configuration-value="\#(HTML.escape(json))""#
    if links.isEmpty { return "<nav \(carrier) hidden></nav>" }
    let links = links.map { $0.html(icon: icon($0.icon)) }.joined()
    return #"<nav \#(carrier) aria-label="\#(HTML.escape(label))">\#(links)</nav>"#
  }
}

extension TabLink {
  /// - Parameter icon: safe HTML of the icon.
  func html(icon: String?) -> String {
    let current = current == .no ? "" : #" aria-current="\#(current.rawValue)""#
    let icon = icon.map { #"<span class="tab-icon" aria-hidden="true">\#($0)</span>"# } ?? ""
    let badge = badge.map { #" <span class="tab-badge">\#(HTML.escape($0))</span>"# } ?? ""
    return #"<a class="tab" data-tab="\#(HTML.escape(id.rawValue))" href="\#(HTML.escape(href))"\#(current)>"#
      + #"\#(icon)<span class="tab-title">\#(HTML.escape(title))</span>\#(badge)</a>"#
  }
}
