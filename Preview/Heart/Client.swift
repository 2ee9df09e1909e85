/// A client of one app: the containers, numbered from 1 in the order of first appearance.
final class Client {
  private(set) var state = NavigationState<Int64>(bootstrapID: 1)
  private let start: String
  private var lastID: Int64 = 1

  /// - Parameter start: The app's start URL.
  init(start: String) {
    self.start = start
  }

  /// Creates a client with the containers of another one.
  init(copying other: Client) {
    (state, start, lastID) = (other.state, other.start, other.lastID)
  }

  func accept(_ configuration: TabConfiguration, isFirstPage: Bool) -> Transition<Int64> {
    state.accept(configuration, isFirstPage: isFirstPage, makeID: nextID)
  }

  func reject() -> Transition<Int64> {
    state.reject()
  }

  func select(_ container: Int64) -> Transition<Int64> {
    state.select(container, makeID: nextID)
  }

  func load(_ container: Int64) -> Transition<Int64> {
    state.didLoad(container)
  }

  func firstPageDidAppear(_ container: Int64) -> Transition<Int64> {
    state.firstPageDidAppear(container)
  }

  func open(_ address: String) -> Transition<Int64> {
    state.open(address, start: start, makeID: nextID)
  }

  func perform(_ action: String) -> Transition<Int64> {
    state.perform(TabID(action))
  }

  private func nextID() -> Int64 {
    lastID += 1
    return lastID
  }
}
