extension PageTabBar {
  /// Returns the `<nav>` element of the page: the tab bar of browsers, with the configuration for apps.
  ///
  ///     <nav class="tab-bar" data-controller="navigation" data-navigation-configuration-value="{…}" aria-label="Tabs">
  ///       <a class="tab" data-tab="home" href="/" aria-current="page">
  ///         <span class="tab-icon" aria-hidden="true">…</span> <span class="tab-title">Home</span>
  ///       </a> …
  ///     </nav>
  ///
  /// Render it into the body of every page. In bootstrap it is hidden and has no links. All texts are escaped; only the
  /// HTML that `icon` returns is used as it is.
  ///
  /// - Parameters:
  ///   - label: the accessible name of the tab bar.
  ///   - icon: returns safe HTML for the name of an icon, or `nil` for no icon.
  public func html(label: String = "Tabs", icon: (String) -> String? = { _ in nil }) -> String {
    var html = HTMLWriter()
    html.markup(#"<nav class="tab-bar" data-controller="navigation" data-navigation-configuration-value=""#)
    html.text(json)
    if links.isEmpty {
      html.markup(#"" hidden></nav>"#)
    } else {
      html.markup(#"" aria-label=""#)
      html.text(label)
      html.markup(#"">"#)
      for link in links { link.write(to: &html, icon: icon(link.icon)) }
      html.markup("</nav>")
    }
    return html.html
  }
}

extension TabLink {
  /// - Parameter icon: the icon as safe HTML, or `nil`.
  fileprivate func write(to html: inout HTMLWriter, icon: String?) {
    html.markup(#"<a class="tab" data-tab=""#)
    html.text(id.rawValue)
    html.markup(#"" href=""#)
    html.text(href)
    switch current {
    case .no: html.markup(#"">"#)
    case .page: html.markup(#"" aria-current="page">"#)
    case .section: html.markup(#"" aria-current="true">"#)
    }
    if let icon {
      html.markup(#"<span class="tab-icon" aria-hidden="true">"#)
      html.markup(icon)
      html.markup("</span>")
    }
    html.markup(#"<span class="tab-title">"#)
    html.text(title)
    html.markup("</span>")
    if let badge {
      html.markup(#" <span class="tab-badge">"#)
      html.text(badge)
      html.markup("</span>")
    }
    html.markup("</a>")
  }
}
