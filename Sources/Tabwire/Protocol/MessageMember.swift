/// The members of a configuration in a message (section P4).
package enum MessageMember: Int, MemberTable {
  case tabs, active, revision, session, live, tabBarHidden, reorders, appBadge

  package static let table = [
    MemberRow("tabs", .tabs, .required),
    MemberRow("active", .text, .counts),
    MemberRow("revision", .integer, .counts),
    MemberRow("session", .text, .counts),
    MemberRow("live", .boolean, .counts),
    MemberRow("tabBarHidden", .boolean, .asks),
    MemberRow("reorders", .boolean, .asks),
    MemberRow("appBadge", .integer, .asks),
  ]
}
