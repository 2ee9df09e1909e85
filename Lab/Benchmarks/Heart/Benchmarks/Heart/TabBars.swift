import Tabwire

/// Configurations of a server, with any number of tabs. The first tab is active.
struct TabBars {
  /// The configuration of most pages.
  let usual: TabConfiguration
  /// The same configuration, read from another message.
  let again: TabConfiguration
  /// The same tabs with other titles and paths, as after a change of language.
  let relabelled: TabConfiguration
  /// The tabs without the last but one.
  let withoutOne: TabConfiguration
  /// The tabs without the active one.
  let withoutActive: TabConfiguration

  /// - Parameter count: The number of tabs, from 4 to 64.
  init(count: Int) throws {
    let ids = (0..<count).map { "tab\($0)" }
    usual = try TabConfiguration(json: Self.message(ids))
    again = try TabConfiguration(json: Self.message(ids))
    relabelled = try TabConfiguration(json: Self.message(ids, language: "de"))
    withoutOne = try TabConfiguration(json: Self.message(ids.filter { $0 != "tab\(count - 2)" }))
    withoutActive = try TabConfiguration(json: Self.message(Array(ids.dropFirst()), active: "tab1"))
  }

  /// The data of a `configure` message.
  private static func message(_ ids: [String], active: String = "tab0", language: String = "en") -> String {
    let tabs = ids.map { id in
      #"{"id":"\#(id)","title":"\#(id) (\#(language))","icon":"\#(id).circle.fill","path":"/\#(language)/\#(id)"}"#
    }
    return #"{"active":"\#(active)","tabs":[\#(tabs.joined(separator: ","))],"revision":12}"#
  }
}
