/// The scripts that clients run in pages.
package enum PageScripts {
  /// A function that returns the reason why a page would lose input if it was loaded again or removed, or null. Its argument
  /// says whether the client hears of typed text by itself.
  package static let unsentInput = String(decoding: PackageResources.unsent_input_js, as: UTF8.self)

  /// An object with the rules for forms: `maySignIn` takes the event `turbo:submit-start` (P15.5), `pageFollows` takes
  /// `turbo:submit-end` (P15.9).
  package static let formRules = String(decoding: PackageResources.form_rules_js, as: UTF8.self)

  /// Asks the page for its configuration again (P10.9).
  package static let askAgain = "document.dispatchEvent(new Event('tabwire:ask-again'))"
}
