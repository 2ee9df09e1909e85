#if canImport(CWebKitGTK)
  import Tabwire

  /// The text that screen readers announce when tabs are added or removed, such as "Premium added. Explore removed".
  struct TabAnnouncement: Equatable {
    let text: String

    /// - Parameters:
    ///   - before: The tabs that were on the tab bar; empty in bootstrap.
    ///   - after: The tabs that are on the tab bar now.
    /// - Returns: `nil` if no tab was added or removed. Changes of titles, badges or the order are not announced.
    init?(from before: [TabData], to after: [TabData]) {
      if after.isEmpty {
        if before.isEmpty { return nil }
        text = "Tabs removed"
      } else if before.isEmpty {
        text = "Tabs: \(Self.titles(after))"
      } else {
        let added = after.filter { tab in !before.contains { $0.id == tab.id } }
        let removed = before.filter { tab in !after.contains { $0.id == tab.id } }
        let sentences = [
          added.isEmpty ? nil : "\(Self.titles(added)) added",
          removed.isEmpty ? nil : "\(Self.titles(removed)) removed",
        ].compactMap(\.self)
        if sentences.isEmpty { return nil }
        text = sentences.joined(separator: ". ")
      }
    }

    private static func titles(_ tabs: [TabData]) -> String {
      tabs.map(\.title).joined(separator: ", ")
    }
  }
#endif
