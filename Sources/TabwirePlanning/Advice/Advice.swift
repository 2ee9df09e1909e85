import Tabwire

/// A gentler way to the same end, proved by planning it.
public struct Advice: Sendable, Hashable {
  /// The configuration to deploy first.
  public let configuration: TabConfiguration
  /// What makes it of the one that was planned. None of them can be left out.
  public let edits: [Edit]
  /// How much users feel at worst when it is deployed.
  public let severity: Severity
  /// How much users feel at worst when the planned configuration follows, if their apps have restarted since.
  public let severityAfterRestart: Severity
  /// How much users feel at worst when the planned configuration follows, if their apps have not restarted.
  public let severityWithoutRestart: Severity
}

extension Plan {
  /// The smallest change to the new configuration after which users feel the least.
  ///
  /// It keeps what was removed as deprecated tabs, softly or hard, lets new tabs replace them, and softens hard
  /// deprecations, as far as each of these helps.
  ///
  /// - Returns: nothing if nothing is lost anyway, or if nothing of this helps.
  public func advice() -> Advice? {
    guard severity >= .noticeable, let draft = AdviceSearch(self).best(), let patched = draft.configuration,
      let gentle = try? Plan(from: old, to: patched), let again = try? Plan(from: patched, to: new)
    else { return nil }
    return Advice(
      configuration: patched, edits: draft.edits, severity: gentle.severity,
      severityAfterRestart: ClientStates(startedWith: patched).clients.severity(of: new),
      severityWithoutRestart: again.severity)
  }
}
