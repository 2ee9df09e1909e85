import Tabwire
import TabwireLint

/// A kind of warning about a tab, or about the whole tab bar.
struct AdviceWarning: Hashable {
  let code: String
  let tab: TabID?

  /// The warnings of `tabwire check` about a configuration.
  static func all(about configuration: TabConfiguration) -> Set<AdviceWarning> {
    Set(
      TabBarLint(configuration).warnings.map { warning in
        AdviceWarning(code: warning.code, tab: warning.member.tabIndex.map { configuration.entries[$0].id })
      })
  }
}

extension Plan {
  /// The warnings that advice may cause, because the old or the planned configuration has them as well.
  var acceptedWarnings: Set<AdviceWarning> {
    let accepted = AdviceWarning.all(about: old).union(AdviceWarning.all(about: new))
    // Without tabs, too, new launches show no tab bar.
    return new.hasTabBarAtLaunch ? accepted : accepted.union([AdviceWarning(code: "hiddenBar", tab: nil)])
  }
}
