import TabwirePaths

/// The navigation stacks of a tab.
///
/// `reduce(_:_:)` decides where a visit goes, by the routing table of Hotwire Native. It has no windows and no web views.
package struct NavigationStack: Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    case main
    case modal
  }

  /// The pages of the tab, the page in front last.
  package var main: [PageAddress]
  /// The pages of the modal window, the page in front last. Empty if there is no modal window.
  package var modal: [PageAddress]

  package init(main: [PageAddress] = [], modal: [PageAddress] = []) {
    self.main = main
    self.modal = modal
  }

  package subscript(kind: Kind) -> [PageAddress] {
    get { kind == .main ? main : modal }
    set { if kind == .main { main = newValue } else { modal = newValue } }
  }
}
