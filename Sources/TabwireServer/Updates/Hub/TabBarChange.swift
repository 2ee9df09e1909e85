/// A change that may concern tab bars: it says whose, never what they show.
///
/// Every subscriber that it concerns is rendered afresh. So a change may be published twice, late, or without a reason.
public enum TabBarChange: Sendable, Hashable {
  /// A change for the subscribers of a topic.
  case topic(TabBarTopic)
  /// A change for all subscribers: a feature was turned on, or changes may have been missed.
  case everybody
}
