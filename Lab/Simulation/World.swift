@testable import Tabwire
@testable import TabwireServer

/// Servers, a broker, a network and apps in one deterministic run: what servers do for live tab bars and the hearts of the apps
/// are the real ones, the clocks, tasks and sockets are not.
final class World: @unchecked Sendable {
  /// The time in milliseconds without faults after which every law holds and no event is sent.
  static let restTime: Int64 = 90_000
  /// The maximum time in milliseconds from the last change, at rest, to the last right screen.
  static let maximumDeliveryTime: Int64 = 150

  let plan: Plan
  let bug: PlantedBug?
  let faults: Faults
  var now: Int64 = 0
  private(set) var handledCount = 0
  /// A hash of everything that happened.
  private(set) var trace: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The first law that is broken, or `nil`.
  var violation: String? {
    didSet { violation = oldValue ?? violation }
  }
  /// The time from the last change to the last right screen, or `nil` if no process could change anything.
  private(set) var deliveryTime: Int64?

  var agenda = Agenda<Event>()
  var database = Database()
  var brokers = BrokerServers()
  private(set) var processes: [SimulatedProcess] = []
  var apps: [SimulatedApp]
  var isHealed = false
  var lastConnection = 0
  /// The time of the last change, or `nil` before it.
  var lastChangeTime: Int64?
  /// The newest version of the server.
  var newestVersion = 1

  // Each part has its own random numbers, so that removing a step changes few others.
  var databaseRandom: Seeded
  var brokerRandom: Seeded
  var processRandom: [Seeded]
  var appRandom: [Seeded]

  private let eventLog: EventLog?

  init(seed: UInt64, plan: Plan, bug: PlantedBug? = nil, eventLog: EventLog? = nil) {
    self.plan = plan
    self.bug = bug
    self.eventLog = eventLog
    databaseRandom = Seeded(seed, part: 1)
    brokerRandom = Seeded(seed, part: 2)
    var faultRandom = Seeded(seed, part: 3)
    faults = Faults(&faultRandom)
    processRandom = (0..<Plan.processes).map { Seeded(seed, part: 10 + $0) }
    appRandom = (0..<Plan.apps).map { Seeded(seed, part: 100 + $0) }
    apps = Array(repeating: SimulatedApp(), count: Plan.apps)
    for number in 0..<Plan.processes {
      let process = SimulatedProcess(
        number: number, skew: processRandom[number].time(-2_000...2_000), slowness: processRandom[number].time(0...120),
        executor: ProcessExecutor(Seeded(seed, part: 50 + number)))
      processes.append(process)
      start(process)
    }
    for app in apps.indices { signIn(app, as: app % Plan.users, lifetime: nil) }
    for index in plan.steps.indices { agenda.add(.step(index), at: plan.steps[index].time) }
    agenda.add(.heal, at: plan.end)
    agenda.add(.lastChange, at: plan.end + Self.restTime)
    agenda.add(.lastCheck, at: plan.end + Self.restTime + 1_000)
  }

  /// Runs to the end, or to the first violation.
  ///
  /// - Returns: The violation, or `nil`.
  func run() -> String? {
    while violation == nil, let (time, event) = agenda.next() {
      now = time
      handledCount += 1
      trace = (trace ^ UInt64(bitPattern: time)) &* 0x100_0000_01B3
      if let number = event.process, processes[number].isPaused {
        processes[number].heldEvents?.append(event)
        continue
      }
      handle(event)
      for process in processes where !process.isPaused { settle(process) }
      noteScreens()
      if case .lastCheck = event { break }
    }
    if let violation { log("✘ \(violation)") }
    for process in processes where process.updates != nil { end(process) }
    return violation
  }

  func handle(_ event: Event) {
    switch event {
    case .step(let index): take(plan.steps[index].step)
    case .heal: heal()
    case .lastChange: changeLast()
    case .lastCheck:
      checkAtRest()
      checkDeliveryTime()
    case .changeAgain(let user, let process, let count): change(user, in: processes[process], count: count)
    case .commit(let user): database.change(user, &databaseRandom, at: now)
    case .sleepEnd(let process, let life, let sleeper):
      if processes[process].life == life { processes[process].runtime?.wake(sleeper) }
    case .start(let process): if processes[process].updates == nil { start(processes[process]) }
    case .resume(let process): resume(processes[process])
    case .setClock(let process): processes[process].skew = processes[process].usualSkew
    case .freeFiles(let process): processes[process].isExhausted = false
    case .brokerWake(let process, let life):
      guard processes[process].life == life, processes[process].brokerWake.map({ $0 <= now }) == true else { return }
      processes[process].brokerWake = nil
      advanceBroker(of: processes[process])
    case .brokerRequest(let request): handle(request)
    case .brokerReply(let reply, let connection, let process, let life):
      if processes[process].life == life { receive(reply, on: connection, by: processes[process]) }
    case .startBroker: startBroker()
    case .thawBroker: thawBroker()
    case .joinBroker: joinBroker()
    case .request(let request, let process): open(request, in: processes[process])
    case .streamPart(let app, let connection, let part): receive(part, on: connection, by: app)
    case .fill(let app): fill(app)
    case .read(let connection, let process): noteReading(of: connection, in: processes[process])
    case .leave(let connection, let process, let attempts):
      noteEnd(of: connection, in: processes[process], attempts: attempts)
    case .connect(let app, let attempt): connect(app, attempt)
    case .pageRequest(let app, let load, let cookie, let process):
      servePage(to: app, load, cookie, from: processes[process])
    case .page(let app, let load, let configuration): showPage(configuration, in: app, load)
    case .pageFailed(let app, let load): if apps[app].load == load { visit(app) }
    case .show(let app, let hiding): if apps[app].hiding == hiding { show(app) }
    case .thaw(let app, let freezing): if apps[app].freezing == freezing { thaw(app) }
    }
  }

  func log(_ line: @autoclosure () -> String) {
    eventLog?.append(line(), at: now)
  }

  /// Notes when the last screen shows the last change.
  private func noteScreens() {
    guard let lastChangeTime else { return }
    deliveryTime = wrongScreen() == nil ? deliveryTime ?? now - lastChangeTime : nil
  }

  private func checkDeliveryTime() {
    guard let deliveryTime, deliveryTime > Self.maximumDeliveryTime else { return }
    violation = "the last screen shows the last change after \(deliveryTime) ms"
  }
}
