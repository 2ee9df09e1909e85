import Tabwire

/// What the tabs of a site were on the pages before.
struct SiteMemory {
  private var ids: [String: (id: TabID, page: String)] = [:]
  private var paths: [TabID: (path: String, page: String)] = [:]

  /// What has changed since the pages before.
  ///
  /// - Parameters:
  ///   - text: the next page.
  ///   - page: what people call it.
  mutating func findings(in text: ConfigurationText, of page: String) -> [Finding] {
    let tabs = text.configuration.tabs
    var findings: [Finding] = []
    for (index, tab) in tabs.enumerated() {
      if let known = paths[tab.id], !known.path.hasSameScalars(as: tab.path) {
        findings.append(
          text.warning(
            "changedPath", .tab(index, .path),
            "\(tab.name) starts at \(tab.path), but in \(known.page) at \(known.path); an open tab keeps its page, so "
              + "that the new path would not be seen; give it an id of its own"))
      } else if let known = ids[tab.path], known.id != tab.id, !tabs.contains(where: { $0.id == known.id }) {
        findings.append(
          text.warning(
            "changedID", .tab(index, .id),
            "the tab at \(tab.path) has the id \"\(tab.id)\", but in \(known.page) \"\(known.id)\"; apps take it for "
              + "another tab and lose what is open in it; a tab keeps its id for ever"))
      }
    }
    for tab in tabs {
      if ids[tab.path] == nil { ids[tab.path] = (tab.id, page) }
      if paths[tab.id] == nil { paths[tab.id] = (tab.path, page) }
    }
    return findings
  }
}
