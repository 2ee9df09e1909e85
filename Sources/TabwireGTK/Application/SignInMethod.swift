import Foundation

/// How users sign in when the server responds with the status 401.
public enum SignInMethod: Sendable {
  /// The page of this path, such as `/sign-in`, opens modally. A redirect after signing in is followed in the tab, and
  /// `/recede_historical_location` requests the refused page again.
  case page(String)
  /// The app signs the user in. It is called with the address of the refused page, and opens that again with
  /// ``TabwireApplication/open(_:)`` when the user is signed in.
  case app(@MainActor @Sendable (URL) -> Void)
}
