import Tabwire

/// An observer of a ``TabManager``'s transitions. It is called until the observation is cancelled or freed.
@MainActor
public final class TransitionObservation {
  private var observer: TabManager.Observer?

  init(_ observer: @escaping TabManager.Observer) {
    self.observer = observer
  }

  /// Ends the observation.
  public func cancel() {
    observer = nil
  }

  func notify(_ transition: Transition<TabManager.ContainerID>) {
    observer?(transition)
  }
}

/// Observations that their owners keep alive.
@MainActor
struct TransitionObservations {
  private struct Entry {
    weak var observation: TransitionObservation?
  }

  private var entries: [Entry] = []

  mutating func append(_ observation: TransitionObservation) {
    entries.removeAll { $0.observation == nil }
    entries.append(Entry(observation: observation))
  }

  /// The observations that are still alive, in order of creation.
  var all: [TransitionObservation] { entries.compactMap(\.observation) }
}
