/// The actions of users and the failures in a world, with their times. Everything else follows from it and the seed.
struct Plan: Sendable {
  enum Step: Sendable {
    /// A user's tab bar changes, in one of the processes.
    case change(user: Int)
    /// A user's tab bar changes faster than it can be rendered.
    case changeOften(user: Int, count: Int)
    /// A tab appears for all users, or disappears.
    case flip
    /// A process is killed.
    case kill(process: Int, downtime: Int64)
    /// The broker is down: what is published does not reach the other processes.
    case stopBroker(downtime: Int64)
    /// A process is paused, with its connections open.
    case pause(process: Int, time: Int64)
    /// The clock of a process jumps.
    case jump(process: Int, by: Int64, time: Int64)
    /// A process has no files and no memory left.
    case exhaust(process: Int, time: Int64)
    /// A process is replaced by one of a newer version.
    case deploy(process: Int, downtime: Int64)
    /// The broker is frozen, with its connections open.
    case freezeBroker(time: Int64)
    /// Another server of the broker becomes the primary, and the old one is still reached.
    case splitBroker(time: Int64)
    /// The connection of a process to the broker is half open.
    case halveConnection(process: Int)
    /// The connection of an app breaks. Both ends notice it, each in its time.
    case cut(app: Int)
    /// The connection of an app is full for a moment.
    case fill(app: Int)
    /// An app goes to the background, and its page closes the stream.
    case hide(app: Int, time: Int64)
    /// An app is frozen by its system: it neither reads nor closes the stream.
    case freeze(app: Int, time: Int64)
    /// A user selects a tab.
    case select(app: Int, tab: Int)
    /// A user follows a link in the selected tab.
    case visit(app: Int)
    /// A user signs in, with a session that may expire.
    case signIn(app: Int, user: Int, lifetime: Int64?)
    /// A session is ended elsewhere.
    case revoke(app: Int)
  }

  static let users = 3
  static let processes = 3
  static let apps = 5
  /// The time after which nothing fails any more.
  let end: Int64
  var steps: [(time: Int64, step: Step)]

  init(seed: UInt64) {
    var random = Seeded(seed)
    // Some worlds last hours, in which little happens.
    let end: Int64 = random.isTrue(percent: 1) ? 4 * 3_600_000 : 60_000
    // A process that connects to its broker again repeats the changes of the last minute, and in the first minute of its life
    // one for everybody. In some worlds all processes are older than that when the first step is taken.
    let silence: Int64 = random.isTrue(percent: 50) ? 0 : 70_000
    // In some no process ends: one that starts publishes a change for everybody, which hides what others have lost.
    let keepsProcesses = random.isTrue(percent: 40)
    self.end = silence + end
    steps = (0..<10 + random.number(below: 40)).map { _ in (silence + random.time(1...end - 1), Step(&random)) }
      .filter { !keepsProcesses || !$0.1.endsProcess }
      .sorted { $0.0 < $1.0 }
  }
}

extension Plan.Step {
  fileprivate var endsProcess: Bool {
    switch self {
    case .kill, .deploy: true
    default: false
    }
  }

  fileprivate init(_ random: inout Seeded) {
    let (app, user) = (random.number(below: Plan.apps), random.number(below: Plan.users))
    let process = random.number(below: Plan.processes)
    switch random.number(below: 128) {
    case ..<22: self = .change(user: user)
    case ..<25: self = .changeOften(user: user, count: 20 + random.number(below: 80))
    case ..<29: self = .fill(app: app)
    case ..<36: self = .flip
    case ..<42: self = .kill(process: process, downtime: random.time(100...8_000))
    case ..<46: self = .stopBroker(downtime: random.time(10...8_000))
    case ..<55: self = .cut(app: app)
    case ..<63: self = .hide(app: app, time: random.time(10...20_000))
    case ..<69: self = .freeze(app: app, time: random.isTrue(percent: 20) ? 3_600_000 : random.time(10...50_000))
    case ..<79: self = .select(app: app, tab: random.number(below: 5))
    case ..<89: self = .visit(app: app)
    case ..<97:
      self = .signIn(app: app, user: user, lifetime: random.isTrue(percent: 30) ? random.time(1...40_000) : nil)
    case ..<100: self = .revoke(app: app)
    case ..<105: self = .pause(process: process, time: random.isTrue(percent: 20) ? 40_000 : random.time(10...12_000))
    case ..<109:
      self = .jump(process: process, by: random.time(-7_200_000...7_200_000), time: random.time(1_000...60_000))
    case ..<113: self = .exhaust(process: process, time: random.time(100...10_000))
    case ..<117: self = .deploy(process: process, downtime: random.time(100...3_000))
    case ..<121: self = .freezeBroker(time: random.time(100...25_000))
    case ..<124: self = .splitBroker(time: random.time(100...20_000))
    default: self = .halveConnection(process: process)
    }
  }
}
