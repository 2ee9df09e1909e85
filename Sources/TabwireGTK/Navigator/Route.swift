#if canImport(CWebKitGTK)
  import TabwirePages
  import TabwirePaths

  extension Route {
    /// The route that the path configuration wants.
    ///
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
