import Tabwire

/// A configuration to deploy before the planned one, so that users lose less.
public struct Advice: Sendable, Hashable {
  /// The configuration to deploy first.
  public let configuration: TabConfiguration
  /// The changes to the planned configuration. Each of them is needed.
  public let edits: [Edit]
  /// The worst severity of deploying ``configuration``.
  public let severity: Severity
  /// The worst severity of deploying ``configuration``, for apps that keep neither the order of the tabs nor the session of
  /// an earlier configuration.
  public let severityWithoutHistory: Severity
  /// The worst severity of deploying the planned configuration next, for apps that have restarted since.
  public let severityAfterRestart: Severity
  /// The worst severity of deploying the planned configuration next, for apps that have not restarted.
  public let severityWithoutRestart: Severity
}

extension Plan {
  /// Returns the smallest change to the new configuration with the lowest severity.
  ///
  /// The change gives tabs with another id back the id that they had, keeps removed tabs as deprecated ones, softly or hard,
  /// makes new tabs replace them, and softens hard deprecations. It adds nothing that `tabwire check` warns about.
  ///
  /// A configuration that ends a session without another one may be that of a signed-out user, for whom nothing of the former
  /// user must be kept.
  ///
  /// - Returns: The advice, or `nil` if nothing is lost, or no such change lowers the severity.
  public func advice() -> Advice? {
    guard severity >= .noticeable, !endsSessionWithoutAnother, let candidate = AdviceSearch(self).best(),
      let configuration = candidate.configuration,
      let first = try? Plan(from: old, to: configuration, sameOrder: sameOrder, coverage: coverage),
      let second = try? Plan(
        from: configuration, to: new, sameOrder: sameOrder && configuration.keepsOrder(of: old), coverage: coverage)
    else { return nil }
    let restarted = ClientStates(startedWith: configuration).clients
    return Advice(
      configuration: configuration, edits: candidate.edits, severity: first.severity,
      severityWithoutHistory: AdviceCost(of: first).severityWithoutHistory,
      severityAfterRestart: AdviceCost(of: new, for: restarted, under: configuration, sameOrder: true)
        .severityWithoutHistory,
      severityWithoutRestart: second.severity)
  }
}
