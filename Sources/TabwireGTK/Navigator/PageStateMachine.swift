import TabwirePages

/// The state of a page, and the events that wait to change it.
@MainActor
final class PageStateMachine {
  private(set) var page = Page.unstarted
  /// Carries out the effects of one event.
  var onEffects: (@MainActor ([PageEffect]) -> Void)?
  /// Called when no event waits any more.
  var onRest: (@MainActor () -> Void)?
  private var events: [PageEvent] = []
  private var isHandlingEvents = false

  /// Handles an event.
  func send(_ event: PageEvent) {
    events.append(event)
    // Effects can cause further events, which wait until all effects are carried out.
    guard !isHandlingEvents else { return }
    isHandlingEvents = true
    defer { isHandlingEvents = false }
    while !events.isEmpty {
      let (next, effects) = reduce(page, events.removeFirst())
      page = next
      onEffects?(effects)
    }
    onRest?()
  }
}
