import Foundation

#if canImport(TabwirePages)
  import TabwirePages
  import TabwirePaths
#endif

extension RoutingOutcome {
  /// Returns the ways in which the reducer differs from the outcome.
  package var violations: [String] {
    let proposal = VisitProposal(Self.address(path), action: action, properties: properties)
    let (stack, effects) = reduce(Self.stack(before), .proposed(proposal))
    let requested = requests(effects, in: stack)
    var broken: [String] = []
    if stack != Self.stack(after) { broken.append("\(name): the pages are \(stack)") }
    if requested != requests.map(Self.address) { broken.append("\(name): requested are \(requested)") }
    return broken
  }

  private static func address(_ path: String) -> PageAddress {
    PageAddress(URL(string: "http://localhost\(path)") ?? URL(filePath: path))
  }

  private static func stack(_ pages: Pages) -> NavigationStack {
    NavigationStack(main: pages.main.map(address), modal: pages.modal.map(address))
  }

  /// The pages that the effects request from the server.
  private func requests(_ effects: [NavigationEffect], in stack: NavigationStack) -> [PageAddress] {
    effects.flatMap { effect -> [PageAddress] in
      switch effect {
      case .visit(let address, on: _), .replace(let address, on: _), .present(let address), .replaceRoot(let address):
        [address]
      case .pop(let pop, on: _):
        switch pop.arrival {
        case .show: []
        case .refresh, .visit, .clear: [pop.address]
        case .replace(let address): [address]
        }
      case .refresh(let kind): stack[kind].suffix(1)
      case .dismiss: []
      }
    }
  }
}
