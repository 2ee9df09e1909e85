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
    var html = HTML()
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
    return html.text
  }
}

extension TabLink {
  /// - Parameter icon: safe HTML of the icon.
  fileprivate func write(to html: inout HTML, icon: String?) {
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
