#if canImport(CWebKitGTK)
  import TabwirePaths

  /// The way a visit is presented, according to the path configuration.
  enum Route: Equatable {
    /// The visit continues in its web view.
    case stay
    /// The page is presented modally.
    case modal
    /// The modal page is dismissed, and the visit continues in the tab below.
    case dismissModal
    /// The page replaces the page in front.
    case replace
    /// The page replaces the whole navigation stack of the tab.
    case replaceRoot
    /// The tab goes back to its first page.
    case root
    /// The tab goes back one page.
    case back
    /// The tab goes back one page and reloads it.
    case refresh
    /// The visit is cancelled.
    case none

    /// - Parameters:
    ///   - properties: The page's properties in the path configuration.
    ///   - isModal: Whether the visit started in a modal window.
    init(_ properties: PathProperties, isModal: Bool) {
      self =
        switch properties.presentation {
        case .default, .push:
          switch (properties.context, isModal) {
          case (.modal, false): .modal
          case (.default, true): .dismissModal
          case (.default, false), (.modal, true): .stay
          }
        case .pop: .back
        case .replace: properties.context == .modal && !isModal ? .modal : .replace
        case .replaceRoot: .replaceRoot
        case .clearAll: .root
        case .refresh: .refresh
        case .none: .none
        }
    }
  }
#endif
