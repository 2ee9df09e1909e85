/// A value of a message that is not taken as it is written.
enum UnreadValue {
  /// A text in a member of the tab at a position that this version does not know.
  case unknown(Int, TabMember, String)
  /// A member that counts as absent, because it cannot be read (P7.7), with the reason and what can be read.
  case unreadable(ConfigurationMember, String)
}
