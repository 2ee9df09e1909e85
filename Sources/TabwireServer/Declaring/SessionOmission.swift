/// A reason why pages give no session.
///
/// Apps compare the session of a page with the last one given. If only some pages give one, a user sees pages of the
/// previous user. Therefore a tab bar without a session names its reason.
public enum SessionOmission: Sendable, Hashable {
  /// The app has no accounts, so that it never switches users.
  case neverSwitchesUsers
  /// The page is cached for all users and shows no user's data.
  case cachedForEverybody
}
