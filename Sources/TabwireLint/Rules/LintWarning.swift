import Tabwire

/// A usability problem in a configuration that apps accept.
package struct LintWarning: Sendable, Hashable {
  /// The code, as listed at ``SiteCheck``.
  package let code: String
  /// The member that the warning is about.
  package let member: ConfigurationMember
  /// The problem, and how to fix it.
  package let reason: String

  init(_ code: String, _ member: ConfigurationMember, _ reason: String) {
    self.code = code
    self.member = member
    self.reason = reason
  }
}
