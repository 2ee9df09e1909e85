import Tabwire
import TabwireProof
import TabwireScenarios

@testable import TabwirePlanning

extension TabData {
  /// A tab whose title and path follow from its name: `home`, `soft home`, `hard home`, `home for explore`.
  static func named(_ text: String) -> TabData {
    var words = text.split(separator: " ").map(String.init)
    var deprecated: Deprecation?
    if let first = words.first, let deprecation = Deprecation(rawValue: first) {
      deprecated = deprecation
      words.removeFirst()
    }
    let replaces = words.count == 3 && words[1] == "for" ? TabID(words[2]) : nil
    return TabData(
      id: TabID(words[0]), title: words[0].capitalized, icon: "circle", path: "/\(words[0])", deprecated: deprecated,
      replaces: replaces)
  }
}

extension TabConfiguration {
  /// A configuration of tabs as ``TabData/named(_:)`` has them; the first is active unless another one is named.
  static func of(_ tabs: String..., active: TabID? = nil, session: String? = nil) throws -> TabConfiguration {
    let tabs = tabs.map(TabData.named)
    return try TabConfiguration(active: active ?? tabs.first?.id, tabs: tabs, session: session)
  }
}

/// Random configurations that clients accept, and random clients.
struct RandomConfigurations {
  private var journeys: Journeys

  /// - Parameter isPlain: Whether they have nothing but tabs on the bar.
  init(seed: UInt64, isPlain: Bool = true) {
    journeys = Journeys(seed: seed, isPlain: isPlain)
  }

  /// Returns some steps of a journey, without configurations that clients reject.
  mutating func steps(_ count: Int) -> [Step] {
    journeys.next(steps: count).compactMap { step in
      switch step {
      case .configure(let message): (try? TabConfiguration(json: message.json)).map(Step.configure)
      case .select(let tab): .select(TabID(tab))
      case .open, .perform, .load, .firstPageDidAppear, .resume, .reject: nil
      }
    }
  }

  /// Returns the next configuration.
  mutating func next() -> TabConfiguration {
    while true {
      for case .configure(let configuration) in steps(4) { return configuration }
    }
  }

  /// Returns the next configuration of a page.
  mutating func nextOfPage() -> TabConfiguration {
    while true {
      let configuration = next()
      if !configuration.isLive { return configuration }
    }
  }

  /// Returns a client after some steps.
  mutating func client(with count: Int) -> Client {
    var client = Client()
    for step in steps(count) {
      switch step {
      case .configure(let configuration): _ = client.accept(configuration.withoutRevision)
      case .select(let tab): _ = client.select(tab)
      }
    }
    return client
  }

  /// A step of a journey.
  enum Step {
    case configure(TabConfiguration)
    case select(TabID)
  }
}

/// Random deploys with many deprecated tabs.
enum RandomRemovals {
  static func deploy(using random: inout SplitMix64) throws -> (old: TabConfiguration, new: TabConfiguration) {
    var old = ["home", "explore", "library"].map(TabData.named)
    for number in 0..<5 {
      let tab = TabData.named("\(["soft", "soft", "hard"].randomElement(using: &random) ?? "soft") old\(number)")
      old.insert(tab, at: Int.random(in: 0...old.count, using: &random))
    }
    let isKept = Bool.random(using: &random)
    var new = old.compactMap { tab -> TabData? in
      guard tab.deprecated != nil else { return Int.random(in: 0..<4, using: &random) == 0 ? nil : tab }
      return isKept ? tab.with(deprecated: .hard, replaces: nil) : nil
    }
    // In a third of all deploys tabs change their paths or versions.
    if Int.random(in: 0..<3, using: &random) == 0 {
      let (path, version) = (Bool.random(using: &random), Bool.random(using: &random))
      new = new.map { tab in
        TabData(
          id: tab.id, title: tab.title, icon: tab.icon, path: path ? "\(tab.path)/new" : tab.path,
          deprecated: tab.deprecated, replaces: tab.replaces, version: version ? "2" : tab.version)
      }
    }
    if Bool.random(using: &random) { new.append(.named("fresh")) }
    if Int.random(in: 0..<3, using: &random) == 0 { new.shuffle(using: &random) }
    if new.count == 1 { new = [] }
    return (
      try TabConfiguration(active: "home", tabs: old, session: Bool.random(using: &random) ? "robin" : nil),
      try TabConfiguration(active: new.first?.id, tabs: new, session: Bool.random(using: &random) ? "robin" : nil)
    )
  }
}
