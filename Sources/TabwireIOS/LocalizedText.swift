#if TabwireIOS
  import Foundation

  /// A text of the client, in the language of the app. The raw value is the English text.
  enum LocalizedText: String, CaseIterable {
    case refresh = "Updated · Reload"
    case leaveTitle = "Leave This Page?"
    case leaveMessage = "Its tab goes away, and the text that you typed will be lost."
    case leave = "Leave"
    case stay = "Stay"
    case dot = "New"
    case button = "Button that opens a page"

    /// The translations, one folder for each language.
    static let bundle = Bundle.module

    /// The text in the language in which the system shows the app.
    var text: String { text(in: Self.bundle) }

    /// - Parameter bundle: The bundle of all languages, or of one.
    func text(in bundle: Bundle) -> String {
      bundle.localizedString(forKey: rawValue, value: nil, table: nil)
    }
  }
#endif
