import Tabwire
import Testing

/// Dots, actions, roles, the order and the number on the icon, where no scenario shows them.
@Suite("More on the bar")
struct BarTests {
  private let start = #"{"active":"compose","tabs":[{"id":"home","title":"Home","icon":"house","path":"/"},"#
  private let end = #"{"id":"compose","title":"Write","icon":"pencil","path":"/new","action":true}]"#

  private func tab(_ id: String, _ members: String = "") -> String {
    #"{"id":"\#(id)","title":"\#(id)","icon":"star","path":"/\#(id)"\#(members)},"#
  }

  @Test("members of actions, unknown and repeated roles are ignored with a warning (P7.4, P7.5, P7.6)")
  func warnings() throws {
    let odd =
      tab("a", #","role":"find""#) + tab("b", #","role":"search""#) + tab("c", #","role":"search","replaces":"x""#)
    let action = tab("x", #","action":true,"eager":true,"deprecated":"gone","role":"search""#)
    let configuration = try TabConfiguration(json: start + odd + action + end + "}")
    #expect(
      configuration.warnings.map { "\($0.code.rawValue) \($0.path)" } == [
        "unknownActive $.active", "unknownRole $.tabs[1].role", "invalidReplaces $.tabs[3].replaces",
        "repeatedRole $.tabs[3].role", "ignoredMember $.tabs[4].deprecated", "ignoredMember $.tabs[4].eager",
        "ignoredMember $.tabs[4].role",
      ])
    #expect(configuration.warnings.first?.reason == "\"compose\" is an action; the first tab is used instead")
    #expect(configuration.search == "b")
    #expect(configuration.tabs.map(\.id) == ["home", "a", "b", "c"])
    #expect(configuration.actions.map(\.id) == ["x", "compose"])
  }

  @Test("what is written is read as the same configuration")
  func writing() throws {
    let members = #","badge":true,"badgeLabel":"news","image":{"path":"/a.png","kind":"picture"},"role":"search""#
    let configuration = try TabConfiguration(
      json: start + tab("a", members) + tab("b", #","badge":"3","image":{"path":"/b.png"}"#) + end
        + #","reorders":true,"appBadge":7}"#)
    for json in [configuration.json, configuration.prettyJSON] {
      #expect(try TabConfiguration(json: json) == configuration)
    }
    #expect(configuration.json.contains(#""image":{"kind":"picture","path":"/a.png"}"#))
  }

  @Test("a transition names what of the bar changed, and an action alone is told to observers (R17.10)")
  func transitions() throws {
    var state = NavigationState(bootstrapID: 1)
    var last = 1
    func accept(_ json: String) throws -> Transition<Int> {
      let configuration = try TabConfiguration(json: json)
      return state.accept(configuration) {
        last += 1
        return last
      }
    }
    let first = try accept(start + tab("a", #","role":"search""#) + end + #","appBadge":2}"#)
    #expect(first.changesActions && first.changesSearch)
    #expect(first.appBadge == 2)
    #expect(state.searchID == 2)
    #expect(state.actions.map(\.after) == [2])
    let same = try accept(start + tab("a", #","role":"search""#) + end + #","appBadge":2}"#)
    #expect(same.isEmpty)
    let dot = try accept(
      start + tab("a", #","role":"search""#) + end.replacing("\"action\"", with: "\"badge\":true,\"action\"") + "}")
    #expect(dot.changesActions && !dot.isEmpty && dot.updated.isEmpty)
    #expect(dot.appBadge == nil)
    let performed = state.perform("compose")
    #expect(performed.kind == .performed)
    #expect(performed.performed?.path == "/new")
    #expect(performed.visits == 1)
    #expect(state.perform("home").kind == .ignored)
  }
}
