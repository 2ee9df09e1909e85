/// The scripts that clients run in pages.
package enum PageScripts {
  /// A function that returns the reason why a page would lose input if it was loaded again or removed, or null. Its argument
  /// says whether the client hears of typed text by itself.
  package static let unsentInput = String(decoding: PackageResources.unsent_input_js, as: UTF8.self)

  /// A function that returns whether another page follows a form, from the event `turbo:submit-end` (P15.9).
  package static let formAnswer = String(decoding: PackageResources.form_answer_js, as: UTF8.self)

  /// Asks the page for its configuration again (P10.9).
  package static let askAgain = "document.dispatchEvent(new Event('tabwire:ask-again'))"
}
