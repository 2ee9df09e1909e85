import Foundation

#if canImport(TabwirePages)
  import TabwirePages
  import TabwirePaths
#endif

/// A walk: takes every event in every state that can be reached.
package struct PageWalk {
  /// A step that breaks a law, with the shortest history that leads to it.
  package struct Violation: CustomStringConvertible {
    package let history: [PageEvent]
    package let broken: [String]

    package var description: String { "\(broken.joined(separator: "; ")) after \(history)" }
  }

  package private(set) var stateCount = 0
  package private(set) var stepCount = 0
  package private(set) var violations: [Violation] = []
  /// The number of states of each kind.
  package private(set) var kinds: [PageKind: Int] = [:]

  private struct State: Hashable {
    var page: Page
    var world: PageWorld
  }

  package static let home = address("http://localhost/")
  package static let next = address("http://localhost/next")

  private static func address(_ text: String) -> PageAddress {
    PageAddress(URL(string: text) ?? URL(filePath: "/"))
  }

  /// Walks until no new state is found, or until the depth is reached.
  ///
  /// - Parameters:
  ///   - depth: The number of events in a history.
  ///   - limit: The number of violations after which the walk ends.
  package init(depth: Int = .max, limit: Int = 5) {
    var origins: [State: (State, PageEvent)?] = [:]
    origins.updateValue(nil, forKey: State(page: .unstarted, world: PageWorld()))
    var frontier = Array(origins.keys)
    var steps = 0
    while !frontier.isEmpty, steps < depth, violations.count < limit {
      var found: [State] = []
      for state in frontier {
        kinds[state.page.kind, default: 0] += 1
        for event in Self.events(in: state.page) {
          stepCount += 1
          let (reached, broken) = Self.step(state, event)
          if !broken.isEmpty {
            violations.append(Violation(history: Self.history(of: state, in: origins) + [event], broken: broken))
            if violations.count >= limit { break }
          }
          if origins[reached] == nil {
            origins[reached] = .some((state, event))
            found.append(reached)
          }
        }
      }
      frontier = found
      steps += 1
    }
    stateCount = origins.count
  }

  private static func step(_ state: State, _ event: PageEvent) -> (State, [String]) {
    let (page, effects) = reduce(state.page, event)
    var world = state.world
    var broken = effects.compactMap { world.apply($0) }
    broken += PageLaws.violations(from: state.page, event, to: page, effects, world)
    let expected = PageOracle.kind(after: event, in: state.page)
    if page.kind != expected { broken.append("the oracle expects \(expected), not \(page.kind)") }
    let commands = effects.filter(\.isCommand)
    let expectedCommands = PageOracle.commands(after: event, in: state.page)
    if commands != expectedCommands { broken.append("the oracle expects \(expectedCommands), not \(commands)") }
    return (State(page: page, world: world), broken)
  }

  private static func history(of state: State, in origins: [State: (State, PageEvent)?]) -> [PageEvent] {
    var events: [PageEvent] = []
    var state = state
    while let origin = origins[state] ?? nil {
      events.insert(origin.1, at: 0)
      state = origin.0
    }
    return events
  }

  /// All events, over two addresses, two reasons for failure and two times that are further apart than crashes are
  /// remembered.
  private static func events(in page: Page) -> [PageEvent] {
    let times: [Duration] = [.zero, .seconds(100)]
    return [home, next].flatMap { address -> [PageEvent] in
      [
        .visit(address), .opened(address, root: home), .replaceAll(address), .pop(Pop(to: address, .refresh)),
        .pop(Pop(to: address, by: 2, .clear)), .replace(address), .started(address),
        .redirected(address),
        .committed(address), .rendered(address), .sameDocument(address), .visitStarted(address),
        .refused(address), .failed(.unreachable, address), .failed(.connectionRefused, address),
        .failed(.serverFailed(status: 503), address),
      ]
    }
      + times.flatMap { time -> [PageEvent] in
        [.crashed(isSelected: true, at: time), .crashed(isSelected: false, at: time)]
      } + [
        .selected(root: home), .goBack, .goForward, .pop(Pop(to: home)), .pop(Pop(to: home, .visit)),
        .pop(Pop(to: home, .replace(next))), .reload,
        .retry, .dismissError, .stop, .stayed,
        .closeRequested, .closeConfirmed, .finished, .cancelled(isLoading: true), .cancelled(isLoading: false),
        .unresponsive, .responsive, .inputChanged(true), .inputChanged(false), .visitEnded,
        .suspended(SuspendedPage(address: page.address)), .found(SuspendedPage(address: home)), .networkReturned,
        .outdated, .refreshInPlace, .sessionChanged,
        .disposed,
      ]
  }
}
