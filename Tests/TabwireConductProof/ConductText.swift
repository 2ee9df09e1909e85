import Foundation
import Tabwire
import TabwireClient

extension Conduct<String>.Event {
  /// Reads an event as scenarios write it.
  package init?(text: String) {
    let words = text.split(separator: " ").map(String.init)
    let rest = words.dropFirst().joined(separator: " ")
    switch words.first {
    case "time": self = .time
    case "formStarted": self = .formStarted(givesSessions: rest != "without sessions")
    case "formEnded": self = .formEnded
    case "pageBegan": self = .pageBegan
    case "pageSettled": self = .pageSettled
    case "modalPageSettled": self = .modalPageSettled
    case "pageGave":
      guard words.count > 1 else { return nil }
      self = .pageGave(
        session: words[1] == "none" ? nil : words[1], isLast: words.dropFirst(2).contains("last"),
        isStale: words.dropFirst(2).contains("stale"))
    case "backgroundPageGave" where words.count > 2:
      self = .backgroundPageGave(
        words[1], session: words[2] == "none" ? nil : words[2], isLast: words.dropFirst(3).contains("last"))
    case "streamDemanded" where words.count > 1:
      self = .streamDemanded(session: words[1] == "none" ? nil : words[1], version: words.dropFirst(2).first)
    case "streamDisagreed": self = .streamDisagreed
    case "sessionChanged": self = .sessionChanged(rest)
    case "reloaded" where words.count > 1: self = .reloaded(words[1], version: words.dropFirst(2).first)
    case "reloadPostponed": self = .reloadPostponed(rest)
    case "pageMissing": self = .pageMissing(rest)
    case "navigated": self = .navigated(rest)
    case "select": self = .user(.select(TabID(rest)))
    case "reselect": self = .user(.reselect)
    case "open": self = .user(.open(rest))
    case "perform": self = .user(.perform(TabID(rest)))
    case "userActed": self = .userActed
    case "willShow" where words.count > 2:
      guard let knowledge = Conduct<String>.Knowledge(rawValue: words[2]) else { return nil }
      self = .willShow(words[1], isOfLastSession: words.dropFirst(3).contains("last"), knowledge)
    case "leaving" where words.count == 4:
      self = .leaving(words[1], words[2] == "select" ? .select(TabID(words[3])) : .open(words[3]))
    case "inputFound" where words.count == 3: self = .inputFound(words[1], hasInput: words[2] == "yes")
    case "leaveAnswered" where words.count == 3: self = .leaveAnswered(words[1], leaves: words[2] == "leaves")
    case "eagerTabs":
      let tabs = words.dropFirst().filter { $0 != "later" }
      self = .eagerTabs(Array(tabs), mayLoad: words.last != "later")
    case "activity": self = .activity
    case "loaded": self = .loadEnded(rest, isLoaded: true)
    case "loadFailed": self = .loadEnded(rest, isLoaded: false)
    case "loadPostponed": self = .loadPostponed(rest)
    case "backgroundTabs":
      let running = words.dropFirst().prefix { $0 != "limit" }
      self = .backgroundTabs(
        Array(running), limit: running.count + 1 < words.count ? words.last.flatMap { Int($0) } : nil)
    case "suspended": self = .suspendEnded(rest, isSuspended: true)
    case "stays": self = .suspendEnded(rest, isSuspended: false)
    case "settled": self = .settled(rest)
    case "selected": self = .selected(rest)
    case "opened": self = .opened(rest)
    case "disposed": self = .disposed(rest)
    case "leftScreen": self = .leftScreen
    case "returnedToScreen": self = .returnedToScreen
    case "memoryIsLow": self = .memoryIsLow
    default: return nil
    }
  }
}

extension Conduct<String>.Effect {
  /// The effect as scenarios write it.
  package var text: String {
    switch self {
    case .carryOut(let step, let knowledge): "carryOut \(step.text) \(knowledge.rawValue)"
    case .waits(let step?): "waits \(step.text)"
    case .waits(nil): "waits no more"
    case .discardPages(let id): "discardPages \(id)"
    case .reload: "reload"
    case .resume: "resume"
    case .reloadOwed(let id): "reloadOwed \(id)"
    case .refreshBelow(let id): "refreshBelow \(id)"
    case .forgetPagesBehind(let id): "forgetPagesBehind \(id)"
    case .findInput(let id): "findInput \(id)"
    case .askToLeave(let id): "askToLeave \(id)"
    case .leave(let id, let step): "leave \(id) \(step.text)"
    case .suspend(let id): "suspend \(id)"
    case .loadAhead(let id): "loadAhead \(id)"
    case .stopLoading(let id): "stopLoading \(id)"
    case .loadedAhead(let id): "loadedAhead \(id)"
    case .wake(let time):
      "wake \(String(format: "%g", Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18))"
    }
  }
}

extension ConductStep {
  fileprivate var text: String {
    switch self {
    case .select(let tab): "select \(tab)"
    case .reselect: "reselect"
    case .open(let address): "open \(address)"
    case .perform(let action): "perform \(action)"
    }
  }
}
