/// A step of a walk through a client. Windows, tabs and addresses are positions, modulo their number, so that every part of a walk is
/// a walk.
enum ClientStep: Sendable {
  /// How a page gives its configuration.
  enum Gift: Sendable, CaseIterable { case session, noSession, invalid, none, later }
  /// How a request is answered.
  enum Answer: Sendable {
    case page(Gift, isOld: Bool)
    case failure, nothing, modalPage
  }

  // The server.
  case show(bar: Int)
  case release
  /// The session changes where no window sees it, as when it expires.
  case signIn(user: Int)

  // The pages of a window.
  case stream(window: Int)
  case answer(window: Int, tab: Int, Answer)
  /// The page in front gives its configuration, for the first time or again.
  case give(window: Int, Gift)
  case form(window: Int, signsIn: Int?)
  case die(window: Int, tab: Int)
  case hang(window: Int)
  case type(window: Int)

  // The user.
  case select(window: Int, tab: Int)
  case reselect(window: Int)
  case open(window: Int, address: Int)
  case openAnywhere(address: Int)
  case perform(window: Int)
  case follow(window: Int)
  case back(window: Int)
  case answerQuestion(window: Int, leaves: Bool)

  // The system.
  case openWindow
  case closeWindow(Int)
  case leaveScreen(window: Int)
  case returnToScreen(window: Int)
  case memoryIsLow(window: Int)
  case answerSuspension(window: Int, tab: Int)
  case setMayLoad(window: Int, Bool)
  case wait(Duration)
  case sleep(Duration)

  var isOfUser: Bool {
    switch self {
    case .select, .reselect, .open, .openAnywhere, .perform, .follow, .back, .answerQuestion: true
    default: false
    }
  }

  static func random(using random: inout some RandomNumberGenerator) -> ClientStep {
    func number(_ count: Int = 6) -> Int { Int.random(in: 0..<count, using: &random) }
    func time() -> Duration {
      [.milliseconds(300), .seconds(1), .seconds(2), .seconds(5), .seconds(30), .seconds(70)][number()]
    }
    func gift() -> Gift { number(3) > 0 ? .session : Gift.allCases[number(5)] }
    func answer() -> Answer {
      switch number(16) {
      case 0: .failure
      case 1, 2: .nothing
      case 3: .modalPage
      default: .page(gift(), isOld: number(5) == 0)
      }
    }
    let window = number(8) == 0 ? 1 : 0
    let yes = number(2) == 0
    return switch number(60) {
    case 0...2: .show(bar: number(16))
    case 3: .release
    case 4: .signIn(user: number(3))
    case 5...7: .stream(window: window)
    case 8...19: .answer(window: window, tab: yes ? 0 : number(), answer())
    case 20...21: .give(window: window, gift())
    case 22...25: .form(window: window, signsIn: yes ? number(3) : nil)
    case 26: .die(window: window, tab: number())
    case 27: .hang(window: window)
    case 28...29: .type(window: window)
    case 30...37: .select(window: window, tab: number())
    case 38: .reselect(window: window)
    case 39...40: .open(window: window, address: number(7))
    case 41: .openAnywhere(address: number(7))
    case 42: .perform(window: window)
    case 43: .follow(window: window)
    case 44: .back(window: window)
    case 45...46: .answerQuestion(window: window, leaves: yes)
    case 47: .openWindow
    case 48: .closeWindow(number(3))
    case 49: .leaveScreen(window: window)
    case 50: .returnToScreen(window: window)
    case 51: number(6) == 0 ? .memoryIsLow(window: window) : .answerSuspension(window: window, tab: number())
    case 52: .answerSuspension(window: window, tab: number())
    case 53: .setMayLoad(window: window, yes)
    case 54: .sleep(time())
    default: .wait(time())
    }
  }
}
