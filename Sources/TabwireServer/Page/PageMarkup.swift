import Tabwire

/// The `<nav>` element of a page, without the mark of the user, the revision and the session, which differ between requests.
struct PageMarkup: Sendable, Hashable {
  /// The part before the mark.
  let beforeMark: String
  /// The part between the mark and the revision.
  let beforeRevision: String
  /// The part after them.
  let afterSession: String

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
    start.markup(#"""#)
    beforeMark = start.html
    var middle = HTMLWriter()
    middle.markup(" data-navigation-configuration-value='")
    middle.json(json.beforeRevision)
    beforeRevision = middle.html
    var end = HTMLWriter()
    end.json(json.afterSession)
    if links.isEmpty {
      end.markup("' hidden></nav>")
    } else {
      end.markup(#"' aria-label=""#)
      end.text(label)
      end.markup(#"">"#)
      for link in links { link.write(to: &end, icon: icon(link.icon)) }
      end.markup("</nav>")
    }
    afterSession = end.html
  }

  /// Returns the element, with the members of a request between its parts.
  func html(_ members: RequestMembers) -> String {
    let parts = [beforeMark, members.attribute, beforeRevision, members.json, afterSession]
    var html = ""
    html.reserveCapacity(parts.reduce(0) { $0 + $1.utf8.count })
    for part in parts { html += part }
    return html
  }
}

extension TabLink {
  /// - Parameter icon: The icon as safe HTML, or `nil`.
  fileprivate func write(to html: inout HTMLWriter, icon: String?) {
    html.markup(isAction ? #"<a class="tab action" data-tab=""# : #"<a class="tab" data-tab=""#)
    html.text(id.rawValue)
    html.markup(#"" href=""#)
    html.text(href)
    if isSearch { html.markup(#"" rel="search"#) }
    switch current {
    case .no: html.markup(#"">"#)
    case .page: html.markup(#"" aria-current="page">"#)
    case .section: html.markup(#"" aria-current="true">"#)
    }
    if let image {
      write(image, to: &html)
    } else if let icon {
      html.markup(#"<span class="tab-icon" aria-hidden="true">"#)
      html.markup(icon)
      html.markup("</span>")
    }
    html.markup(#"<span class="tab-title">"#)
    html.text(title)
    html.markup("</span>")
    writeBadge(to: &html)
    html.markup("</a>")
  }

  /// Writes the image. The title beside it says what it is.
  private func write(_ image: TabImage, to html: inout HTMLWriter) {
    html.markup(#"<span class="tab-icon" aria-hidden="true"><img class="tab-image "#)
    html.markup(image.kind.rawValue)
    html.markup(#"" src=""#)
    html.text(image.path)
    html.markup(#"" alt=""></span>"#)
  }

  /// Writes the badge. As an image it has an accessible name of its own, whatever it looks like (P21.3, P21.4).
  private func writeBadge(to html: inout HTMLWriter) {
    guard badge != nil || hasDot else { return }
    html.markup(hasDot ? #" <span class="tab-badge dot"# : #" <span class="tab-badge"#)
    if let name = badgeLabel ?? (hasDot ? "New" : nil) {
      html.markup(#"" role="img" aria-label=""#)
      html.text(name)
    }
    html.markup(#"">"#)
    if let badge { html.text(badge) }
    html.markup("</span>")
  }
}
