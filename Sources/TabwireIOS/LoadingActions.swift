#if TabwireIOS
  import Observation
  import Tabwire

  /// The actions whose page is loading. Their buttons are disabled, and another tap on them does nothing.
  @MainActor
  @Observable
  final class LoadingActions {
    private(set) var ids: Set<TabID> = []
    /// Called with the actions that were enabled or disabled.
    @ObservationIgnored var onChange: (@MainActor (Set<TabID>) -> Void)?
    /// The numbers of the loads, of which the last one of an action counts.
    @ObservationIgnored private var loads: [TabID: Int] = [:]
    @ObservationIgnored private var count = 0

    /// Disables an action.
    ///
    /// - Returns: A function that enables the action again.
    func begin(_ id: TabID) -> @MainActor () -> Void {
      count += 1
      let number = count
      loads[id] = number
      ids.insert(id)
      onChange?([id])
      return { [weak self] in
        guard let self, loads[id] == number else { return }
        end([id])
      }
    }

    /// Enables all actions, because they concern another container now.
    func endAll() {
      if !ids.isEmpty { end(ids) }
    }

    private func end(_ ended: Set<TabID>) {
      for id in ended { loads[id] = nil }
      ids.subtract(ended)
      onChange?(ended)
    }
  }
#endif
