/// The members of a tab or an action in a message (section P5).
package enum TabMember: Int, MemberTable {
  case id, title, icon, path, badge, deprecated, replaces, badgeLabel, image, version, owns, eager, role, action

  package static let table = [
    MemberRow("id", .text, .required, .identity),
    MemberRow("title", .text, .required, .label),
    MemberRow("icon", .text, .required, .label),
    MemberRow("path", .text, .required, .label),
    MemberRow("badge", .badge, .asks, .label),
    MemberRow("deprecated", .text, .counts, .behavior),
    MemberRow("replaces", .text, .counts, .behavior),
    MemberRow("badgeLabel", .label, .asks, .label),
    MemberRow("image", .image, .asks, .label),
    MemberRow("version", .version, .asks, .behavior),
    MemberRow("owns", .texts, .counts, .behavior),
    MemberRow("eager", .boolean, .asks, .behavior),
    MemberRow("role", .text, .asks, .behavior),
    MemberRow("action", .boolean, .counts, .identity),
  ]
}
