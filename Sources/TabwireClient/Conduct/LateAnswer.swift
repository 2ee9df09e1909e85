/// The late answer of a form whose container the user has left (P15.11): it may give another session than that of the page in front.
struct LateAnswer<ID: Hashable & Sendable>: Sendable, Equatable {
  /// The container that sent the last form.
  private var sender: ID?
  /// The container that the user left while the answer of its form was late.
  private var left: ID?

  /// A page of the selected container sent a form.
  mutating func formStarted(in container: ID?) {
    sender = container
  }

  /// A step of the user is carried out, which may leave the selected container.
  mutating func stepped(from container: ID?, isLate: Bool) {
    left = isLate ? left ?? container : nil
  }

  /// A page in the background gave a configuration.
  ///
  /// - Returns: Whether it is the late answer, and whether its form is the last one.
  mutating func pageGave(in container: ID) -> (isLate: Bool, isLast: Bool) {
    guard container == left else { return (false, false) }
    left = nil
    return (true, container == sender)
  }
}
