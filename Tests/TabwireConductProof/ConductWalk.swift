import Tabwire
import TabwireClient
import TabwireProof

/// A random walk: what a platform may report, in any order, with clients that are woken in time, late or not at all.
package struct ConductWalk {
  private static let versions = [nil, "1", "2"]
  private var random: SplitMix64

  package init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// The laws that are broken in a number of events, with the events before.
  package mutating func violations(in count: Int) -> [String] {
    var found: [String] = []
    for _ in 0..<max(1, count / 100) where found.isEmpty { found = episode(of: 100) }
    return found
  }

  private mutating func episode(of count: Int) -> [String] {
    var conduct = Conduct<Int>()
    var laws = ConductLaws()
    var time = Duration.zero
    var wake: Duration?
    var living = [0, 1, 2, 3]
    var selected = 0
    var events: [String] = []
    var version: String?
    func take(_ event: Conduct<Int>.Event, at time: Duration) -> [String] {
      let effects = conduct.on(event, at: time)
      for case .wake(let due) in effects { wake = due }
      events.append("\(time) \(event) \(effects)")
      let broken = laws.check(event, at: time, effects)
      guard effects.contains(.reload), broken.isEmpty else { return broken }
      return take(.reloaded(selected, version: version), at: time)
    }
    var broken = take(.selected(selected), at: time)
    for _ in 0..<count {
      guard broken.isEmpty else { break }
      time +=
        [.zero, .milliseconds(500), .seconds(1), .seconds(2), .seconds(5), .seconds(30)].randomElement(using: &random)
        ?? .zero
      // The client is woken in time, unless it sleeps.
      while let due = wake, due <= time, Int.random(in: 0..<8, using: &random) > 0, broken.isEmpty {
        wake = nil
        broken = take(.time, at: due)
      }
      guard broken.isEmpty else { break }
      let event = event(among: living, selected)
      version = Self.versions.randomElement(using: &random) ?? nil
      // A client that slept handles the due timers first, as if it had been woken now.
      var (late, prompt) = (conduct, conduct)
      _ = late.on(event, at: time)
      _ = prompt.on(.time, at: time)
      _ = prompt.on(event, at: time)
      broken = take(.time, at: time)
      if late != prompt { broken.append("a client that is woken late does the same") }
      guard broken.isEmpty else { break }
      switch event {
      case .selected(let id), .opened(let id): selected = id
      default: break
      }
      if case .disposed(let id) = event { living.removeAll { $0 == id } }
      broken = take(event, at: time)
    }
    return broken.isEmpty ? [] : broken.map { "\($0) after \(events.suffix(12))" }
  }

  private mutating func event(among living: [Int], _ selected: Int) -> Conduct<Int>.Event {
    let any = Int.random(in: 0..<4, using: &random)
    let alive = living.randomElement(using: &random) ?? selected
    let others = living.filter { $0 != selected }
    let some = others.filter { _ in Bool.random(using: &random) }
    let session = ["ada", "bob"].randomElement(using: &random) ?? "ada"
    let version = Self.versions.randomElement(using: &random) ?? nil
    let yes = Bool.random(using: &random)
    let step: ConductStep =
      [
        .select(TabID("b")), .select(TabID("c")), .reselect, .open("/x"), .perform(TabID("new")),
      ].randomElement(using: &random) ?? .reselect
    let events: [Conduct<Int>.Event] = [
      .time, .formStarted(givesSessions: true), .formStarted(givesSessions: true), .formStarted(givesSessions: false),
      .formEnded, .pageBegan, .pageBegan, .pageSettled, .modalPageSettled,
      .pageGave(
        session: yes ? session : nil, isLast: Bool.random(using: &random), isStale: Bool.random(using: &random)),
      .pageGave(session: session, isLast: true, isStale: false), .streamDemanded(session: session, version: version),
      .streamDemanded(session: nil, version: version), .streamDisagreed,
      .sessionChanged(session), .reloaded(selected, version: version), .reloadPostponed(alive), .pageMissing(selected),
      .navigated(alive), .user(step), .user(step), .userActed,
      .willShow(alive, isOfLastSession: yes, [.known, .late, .unknown].randomElement(using: &random) ?? .known),
      .leaving(selected, yes ? .select(TabID("b")) : .open("/x")), .inputFound(any, hasInput: yes),
      .leaveAnswered(any, leaves: yes), .eagerTabs(some, mayLoad: yes), .activity, .loadEnded(any, isLoaded: yes),
      .loadPostponed(any),
      .backgroundTabs(some, limit: [nil, 0, 1, 2].randomElement(using: &random) ?? nil),
      .suspendEnded(any, isSuspended: yes), .settled(any), .selected(alive), .selected(alive),
      .opened(alive), .opened(selected), .backgroundPageGave(alive, session: yes ? session : nil, isLast: any == 0),
      others.isEmpty || any > 0 ? .time : .disposed(others[0]), .leftScreen, .returnedToScreen,
      any == 0 ? .memoryIsLow : .time,
    ]
    return events.randomElement(using: &random) ?? .time
  }
}
