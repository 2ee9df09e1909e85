/// A server whose users sign in and out, and whose tab bar changes.
struct SimulatedServer {
  static let users = ["ada", "bob", "nobody"]

  /// Tab bars as texts: `b:hard` is deprecated, `c>b` replaces b, `d*` is eager, and `e!` is an action.
  private static let bars: [[SimulatedEntry]] = [
    "a b c", "a b", "b c d", "a b:hard c", "a b:soft c", "a b:hard c>b d", "a:hard c>a b", "c d", "", "a b* c* d*",
    "a b c* e!", "c b a", "a:hard b:hard c d>a", "a b:soft c>b e!", "b a* d:hard c>d",
  ].map { $0.split(separator: " ").map(SimulatedEntry.init) }

  /// The user whose session is in the cookies.
  private(set) var user = "ada"
  private var bar = 0
  private var version = 1
  private var revision = 1

  mutating func signIn(as user: Int) {
    self.user = Self.users[user % Self.users.count]
    revision += 1
  }

  mutating func show(bar: Int) {
    self.bar = bar % Self.bars.count
    revision += 1
  }

  mutating func release() {
    version += 1
    revision += 1
  }

  /// A page as the server renders it now.
  func render() -> SimulatedContent {
    SimulatedContent(user: user, entries: Self.bars[bar], version: version, revision: revision)
  }
}

/// A tab or an action on the tab bar.
struct SimulatedEntry {
  private let json: String

  init(_ text: Substring) {
    let name = text.prefix { $0.isLetter }
    var members = ["\"id\":\"\(name)\"", "\"title\":\"T\"", "\"icon\":\"i\"", "\"path\":\"/\(name)\""]
    if let mark = text.firstIndex(of: ":") { members.append("\"deprecated\":\"\(text[text.index(after: mark)...])\"") }
    if let mark = text.firstIndex(of: ">") { members.append("\"replaces\":\"\(text[text.index(after: mark)...])\"") }
    if text.hasSuffix("*") { members.append("\"eager\":true") }
    if text.hasSuffix("!") { members.append("\"action\":true") }
    json = members.joined(separator: ",")
  }

  func json(version: Int) -> String { "{\(json),\"version\":\"\(version)\"}" }
}

/// What the server rendered for a user.
struct SimulatedContent {
  let user: String
  fileprivate let entries: [SimulatedEntry]
  fileprivate let version: Int
  let revision: Int

  /// The message of a page or of its stream.
  func json(givesSession: Bool, isLive: Bool = false) -> String {
    let tabs = entries.map { $0.json(version: version) }.joined(separator: ",")
    let session = givesSession ? "\"session\":\"\(user)\"," : ""
    return "{\"active\":\"a\",\(session)\"revision\":\(revision),\"live\":\(isLive),\"tabs\":[\(tabs)]}"
  }

  init(user: String, entries: [SimulatedEntry], version: Int, revision: Int) {
    (self.user, self.entries, self.version, self.revision) = (user, entries, version, revision)
  }
}
