extension JSONWriter {
  mutating func write(_ state: NavigationState<Int>) {
    open("{")
    member("isBootstrap", state.isBootstrap)
    member("selected", state.selectedID)
    member("isTabBarHidden", state.isTabBarHidden)
    name("tabs")
    open("[")
    for tab in state.tabs { write(tab) }
    close("]")
    if !state.actions.isEmpty {
      name("actions")
      open("[")
      for item in state.actions { write(item) }
      close("]")
    }
    member("search", state.searchID)
    member("appBadge", state.appBadge)
    close("}")
  }

  mutating func write(_ transition: Transition<Int>) {
    open("{")
    member("kind", transition.kind.rawValue)
    if let number = transition.kind.caseNumber { member("case", number) }
    member("created", transition.created)
    member("disposed", transition.disposed)
    member("updated", transition.updated)
    member("promoted", transition.promoted)
    member("demoted", transition.demoted)
    member("morphed", transition.morphed)
    member("selected", transition.selected)
    member("refreshed", transition.refreshed)
    member("visits", transition.visits)
    member("performed", transition.performed?.id.rawValue)
    member("appBadge", transition.appBadge)
    if transition.changesActions { member("changesActions", true) }
    if transition.changesSearch { member("changesSearch", true) }
    member("isReordered", transition.isReordered)
    member("forgetsHistory", transition.forgetsHistory)
    member("isEmpty", transition.isEmpty)
    close("}")
  }

  /// Writes the members of a planned outcome: its severity, and the effects with theirs.
  mutating func write(_ outcome: PlannedOutcome) {
    member("severity", outcome.severity.rawValue)
    if let number = outcome.kind.caseNumber { member("case", number) }
    name("effects")
    open("[")
    for effect in outcome.effects {
      open("{")
      member("severity", effect.severity.rawValue)
      member("sentence", effect.sentence)
      close("}")
    }
    close("]")
  }

  mutating func write(_ error: ConfigurationError) {
    writeReason(code: error.code.rawValue, path: error.path, place: error.place, reason: error.reason)
  }

  mutating func write(_ warnings: [ConfigurationWarning]) {
    open("[")
    for warning in warnings {
      writeReason(code: warning.code.rawValue, path: warning.path, place: warning.place, reason: warning.reason)
    }
    close("]")
  }

  private mutating func write(_ item: TabItem<Int>) {
    open("{")
    member("container", item.id)
    if let tab = item.represents {
      member("id", tab.id.rawValue)
      member("title", tab.title)
      member("icon", tab.icon)
      member("path", tab.path)
      member("badge", tab.badge)
      writeMore(hasDot: tab.hasDot, badgeLabel: tab.badgeLabel, image: tab.image)
      member("deprecated", tab.deprecated?.rawValue)
      if tab.isEager { member("isEager", true) }
    }
    close("}")
  }

  private mutating func write(_ item: ActionItem<Int>) {
    open("{")
    member("id", item.action.id.rawValue)
    member("after", item.after)
    member("title", item.action.title)
    member("icon", item.action.icon)
    member("path", item.action.path)
    member("badge", item.action.badge)
    writeMore(hasDot: item.action.hasDot, badgeLabel: item.action.badgeLabel, image: item.action.image)
    close("}")
  }

  /// Writes the members that tabs and actions share and seldom have.
  @inline(never) private mutating func writeMore(hasDot: Bool, badgeLabel: String?, image: TabImage?) {
    if hasDot { member("hasDot", true) }
    member("badgeLabel", badgeLabel)
    if let image {
      name("image")
      open("{")
      member("path", image.path)
      member("kind", image.kind.rawValue)
      close("}")
    }
  }

  @inline(never) private mutating func writeReason(code: String, path: String, place: TextPlace?, reason: String) {
    open("{")
    member("code", code)
    member("path", path)
    if let place {
      member("line", place.line)
      member("column", place.column)
    }
    member("reason", reason)
    close("}")
  }

  // MARK: Members

  @inline(never) private mutating func member(_ name: StaticString, _ flag: Bool) {
    self.name(name)
    write(flag)
  }

  /// Writes the member unless the number is `nil`.
  private mutating func member(_ name: StaticString, _ number: Int?) {
    member(name, number.map(Int64.init))
  }

  /// Writes the member unless the number is `nil`. The number on an icon may have more bits than an `Int` has here.
  @inline(never) private mutating func member(_ name: StaticString, _ number: Int64?) {
    guard let number else { return }
    self.name(name)
    write(number)
  }

  @inline(never) private mutating func member(_ name: StaticString, _ numbers: [Int]) {
    self.name(name)
    write(numbers)
  }

  /// Writes the member unless the text is `nil`.
  @inline(never) private mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    self.name(name)
    write(text)
  }
}
