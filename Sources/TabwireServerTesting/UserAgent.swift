/// Returns the user agent of a native app, for requests of tests.
///
/// - Parameters:
///   - platform: The platform, such as `iOS`, `Android` or `Linux`.
///   - version: The version of the app.
///   - components: The bridge components of the app.
public func nativeAppUserAgent(
  platform: String = "iOS", version: String = "1.0", components: [String] = ["navigation"]
) -> String {
  "App/\(version) Hotwire Native \(platform); Turbo Native \(platform); "
    + "bridge-components: [\(components.joined(separator: " "))]"
}
