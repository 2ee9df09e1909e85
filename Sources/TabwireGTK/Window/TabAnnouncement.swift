#if canImport(CWebKitGTK)
  import Tabwire

  /// What a screen reader says when tabs appear or go, such as "Premium added. Explore removed".
  struct TabAnnouncement: Equatable {
    let text: String

    /// - Parameters:
    ///   - before: the tabs that were on the bar; none in bootstrap.
    ///   - after: the tabs that are on it now.
    /// - Returns: nothing if they are the same tabs. Another title, order or badge is heard with the tab itself.
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
