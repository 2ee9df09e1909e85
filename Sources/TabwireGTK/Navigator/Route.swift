#if canImport(CWebKitGTK)
  import TabwirePaths

  /// What becomes of a visit, by the path configuration.
  enum Route: Equatable {
    /// It goes on in the web view where it began.
    case stay
    /// It appears over everything else.
    case modal
    /// It leaves what is modal, and goes on in the tab below.
    case advance
    /// It takes the place of the page before it.
    case replace
    /// It takes the place of everything in the tab.
    case replaceRoot
    /// It goes back to the first page of the tab.
    case root
    /// It goes back.
    case back
    /// It goes back, and loads that page again.
    case refresh
    /// It does not happen.
    case none

    /// - Parameters:
    ///   - properties: what the path configuration says of the page.
    ///   - isModal: whether the visit began in something modal.
    init(_ properties: PathProperties, isModal: Bool) {
      self =
        switch properties.presentation {
        case .default, .push:
          switch (properties.context, isModal) {
          case (.modal, false): .modal
          case (.default, true): .advance
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
