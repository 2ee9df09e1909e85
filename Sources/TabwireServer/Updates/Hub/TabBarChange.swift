/// A change that may concern tab bars. It names the users concerned, never the contents.
///
/// Every subscriber that it concerns is rendered again. A change may therefore be published twice, late, or without need.
public enum TabBarChange: Sendable, Hashable {
  /// A change for the subscribers of a topic.
  case topic(TabBarTopic)
  /// A change for all subscribers: a feature was turned on, or changes may have been missed.
  case everybody
}
