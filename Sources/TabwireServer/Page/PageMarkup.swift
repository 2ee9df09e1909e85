import Tabwire

/// The `<nav>` element of a page, without the revision and the session, which differ between requests.
struct PageMarkup: Sendable {
  private let beforeRevision: String
  private let afterSession: String

  /// - Parameters:
  ///   - json: The configuration for apps.
  ///   - links: The links for browsers.
  ///   - label: The accessible name of the tab bar.
  ///   - updates: The path of the stream that changes the tab bar, or `nil` for none.
  ///   - icon: Returns safe HTML for the name of an icon, or `nil` for no icon.
  init(_ json: ConfigurationJSON, links: [TabLink], label: String, updates: String?, icon: (String) -> String?) {
    var start = HTMLWriter()
    start.markup(#"<nav class="tab-bar" data-controller="navigation"#)
    if let updates {
      start.markup(#" tab-bar-updates" data-tab-bar-updates-url-value=""#)
      start.text(updates)
    }
    start.markup(#"" data-navigation-configuration-value=""#)
    start.text(json.beforeRevision)
    beforeRevision = start.html
    var end = HTMLWriter()
    end.text(json.afterSession)
    if links.isEmpty {
      end.markup(#"" hidden></nav>"#)
    } else {
      end.markup(#"" aria-label=""#)
      end.text(label)
      end.markup(#"">"#)
      for link in links { link.write(to: &end, icon: icon(link.icon)) }
      end.markup("</nav>")
    }
    afterSession = end.html
  }

  /// Returns the element.
  ///
  /// - Parameters:
  ///   - revision: The revision of the configuration, or `nil`.
  ///   - session: The session of the configuration, or `nil`.
  func html(revision: Int64?, session: String?) -> String {
    var html = HTMLWriter()
    html.markup(beforeRevision)
    html.text(ConfigurationJSON.members(revision: revision, session: session))
    html.markup(afterSession)
    return html.html
  }

  /// Returns a hash of the element without its revision: FNV-1a, which is the same in every process, unlike `hashValue`.
  ///
  /// - Parameter session: The session of the configuration, or `nil`.
  func digest(session: String?) -> UInt64 {
    [beforeRevision, session ?? "", afterSession].reduce(0xCBF2_9CE4_8422_2325) { hash, text in
      text.utf8.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }
}

extension TabLink {
  /// - Parameter icon: The icon as safe HTML, or `nil`.
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
