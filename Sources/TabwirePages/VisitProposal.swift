import TabwirePaths

/// A visit that a page or the app proposes, with the properties that the path configuration gives its address.
package struct VisitProposal: Hashable, Sendable {
  package enum Action: String, Hashable, Sendable {
    case advance
    case replace
  }

  package let address: PageAddress
  package var action: Action
  package var properties: PathProperties

  package init(_ address: PageAddress, action: Action = .advance, properties: PathProperties = PathProperties()) {
    self.address = address
    self.action = action
    self.properties = properties
  }

  var stack: NavigationStack.Kind { properties.context == .modal ? .modal : .main }

  /// Whether a page is the same location: its path and query, or its path alone if the query does not count.
  func isSameLocation(as other: PageAddress) -> Bool {
    switch properties.queryStringPresentation {
    case .default: address == other
    case .replace: address.withoutQuery == other.withoutQuery
    }
  }
}
