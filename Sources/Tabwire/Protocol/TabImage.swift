/// An icon from the server (P22.1).
///
/// The app shows the icon of the tab until the image is there, and where there is none (P22.6).
public struct TabImage: Sendable, Hashable {
  /// The kinds of images.
  public enum Kind: String, Sendable, Hashable {
    /// Tinted as icons are, by its alpha channel (P22.4).
    case symbol
    /// Keeps its colors, and is cut to a circle (P22.5).
    case picture
  }

  /// The path of the image: a relative reference, resolved against the app's start URL (P22.12).
  public let path: String
  /// The kind of image (P22.3).
  public let kind: Kind

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - path: The path of the image, relative to the app's start URL.
  ///   - kind: The kind of image.
  public init(path: String, kind: Kind = .symbol) {
    self.path = path
    self.kind = kind
  }

  public static func == (one: TabImage, other: TabImage) -> Bool {
    one.path.hasSameScalars(as: other.path) && one.kind == other.kind
  }

  public func hash(into hasher: inout Hasher) {
    path.hashScalars(into: &hasher)
  }
}
