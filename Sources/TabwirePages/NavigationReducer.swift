import TabwirePaths

/// Returns the navigation stacks after an event, with what to do, in order.
///
/// A load whose response may be shown has the effect `visit` on its own stack.
package func reduce(_ stack: NavigationStack, _ event: NavigationEvent) -> (NavigationStack, [NavigationEffect]) {
  switch event {
  case .proposed(let proposal):
    var step = NavigationStep(stack)
    step.route(proposal)
    return (step.stack, step.effects)
  case .responded(let proposal, let kind, let origin):
    let (next, effects) = reduce(stack, .proposed(proposal))
    switch answer(to: proposal, stack, in: kind, origin, effects) {
    case .follow: return (next, effects)
    case .ignore: return (stack, [])
    case .show:
      var shown = stack
      if shown[kind].last != proposal.address { shown[kind].append(proposal.address) }
      return (shown, [.visit(proposal.address, on: kind)])
    }
  }
}

/// What happens to a response.
private enum Answer {
  case show, follow, ignore
}

/// Decides whether a response is shown where it arrived.
///
/// A load that the app started was routed before, so its response is shown. If it is redirected, it does not go back:
/// going back could lead to the same redirect. Therefore every load ends.
private func answer(
  to proposal: VisitProposal, _ stack: NavigationStack, in kind: NavigationStack.Kind, _ origin: LoadOrigin,
  _ effects: [NavigationEffect]
) -> Answer {
  let isInFront = stack[kind].last == proposal.address
  if origin == .app(requested: proposal.address) || isInFront && effects == [.refresh(kind)] { return .show }
  if kind == .modal, effects.first == .dismiss { return .follow }
  let presentation = proposal.properties.presentation
  switch (presentation, origin) {
  case (.none, _): return .ignore
  case (.clearAll, .app(let requested)):
    return stack[kind].first.map { $0 == requested } ?? true ? .show : .follow
  case (.clearAll, _): return stack[kind].isEmpty ? .show : .follow
  case (.pop, .app), (.refresh, .app): return .ignore
  case (.pop, _), (.refresh, _): return stack[kind].isEmpty ? .ignore : .follow
  case (.default, .form) where kind == proposal.stack:
    // The response may have a notice of the server, which another request would lose.
    return .show
  case (_, .form): return stack[kind].isEmpty ? .show : .follow
  case (_, .redirect):
    if case .pop? = effects.first { return .follow }
    return .show
  case (_, .app), (_, .page): return .show
  }
}

/// One step through Hotwire Native's routing table.
private struct NavigationStep {
  private(set) var stack: NavigationStack
  private(set) var effects: [NavigationEffect] = []

  init(_ stack: NavigationStack) {
    self.stack = stack
  }

  private var isModal: Bool { !stack.modal.isEmpty }

  private var front: NavigationStack.Kind { isModal ? .modal : .main }

  mutating func route(_ proposal: VisitProposal) {
    if proposal.properties.isHistoricalLocation { dismiss() }
    switch proposal.properties.presentation {
    case .default, .push: visit(proposal)
    case .pop: pop(.show)
    case .replace: replace(proposal)
    case .refresh: refresh(proposal)
    case .clearAll: clearAll()
    case .replaceRoot:
      dismiss()
      stack.main = [proposal.address]
      effects.append(.replaceRoot(proposal.address))
    case .none: break
    }
  }

  private mutating func visit(_ proposal: VisitProposal) {
    let leavesModal = isModal && proposal.stack == .main
    if leavesModal { dismiss() }
    if proposal.stack == .modal, !isModal { return present(proposal.address) }
    visit(proposal, on: proposal.stack, advances: proposal.action == .advance || leavesModal)
  }

  private mutating func visit(_ proposal: VisitProposal, on kind: NavigationStack.Kind, advances: Bool) {
    let pages = stack[kind]
    let pushes = proposal.properties.presentation == .push
    if let front = pages.last, proposal.isSameLocation(as: front) {
      if front == proposal.address {
        effects.append(.visit(front, on: kind))
      } else {
        replace(with: proposal, on: kind)
      }
    } else if !pushes, pages.count > 1, proposal.isSameLocation(as: pages[pages.count - 2]) {
      let previous = pages[pages.count - 2]
      stack[kind].removeLast(2)
      stack[kind].append(proposal.address)
      let arrival: Pop.Arrival = previous == proposal.address ? .visit : .replace(proposal.address)
      effects.append(.pop(Pop(to: previous, arrival), on: kind))
    } else if advances || pages.isEmpty {
      stack[kind].append(proposal.address)
      effects.append(.visit(proposal.address, on: kind))
    } else {
      replace(with: proposal, on: kind)
    }
  }

  private mutating func replace(_ proposal: VisitProposal) {
    if proposal.stack == .main { dismiss() }
    if proposal.stack == .modal, !isModal { return present(proposal.address) }
    replace(with: proposal, on: proposal.stack)
  }

  private mutating func replace(with proposal: VisitProposal, on kind: NavigationStack.Kind) {
    stack[kind] = stack[kind].dropLast() + [proposal.address]
    effects.append(.replace(proposal.address, on: kind))
  }

  private mutating func refresh(_ proposal: VisitProposal) {
    if proposal.properties.isHistoricalLocation { return refresh(.main) }
    pop(.refresh)
  }

  /// Goes back one page. A modal window with one page is dismissed.
  private mutating func pop(_ arrival: Pop.Arrival) {
    if stack[front].count > 1 {
      stack[front].removeLast()
      if let page = stack[front].last { effects.append(.pop(Pop(to: page, arrival), on: front)) }
    } else {
      dismiss()
      if arrival == .refresh { refresh(.main) }
    }
  }

  private mutating func clearAll() {
    dismiss()
    guard let root = stack.main.first, stack.main.count > 1 else { return refresh(.main) }
    effects.append(.pop(Pop(to: root, by: stack.main.count - 1, .clear), on: .main))
    stack.main = [root]
  }

  private mutating func refresh(_ kind: NavigationStack.Kind) {
    if !stack[kind].isEmpty { effects.append(.refresh(kind)) }
  }

  private mutating func present(_ address: PageAddress) {
    stack.modal = [address]
    effects.append(.present(address))
  }

  private mutating func dismiss() {
    guard isModal else { return }
    stack.modal = []
    effects.append(.dismiss)
  }
}
