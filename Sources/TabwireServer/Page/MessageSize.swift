import Tabwire

extension TabConfiguration {
  /// The number of bytes reserved for the metadata that the web side adds to the message: the URL of the page.
  private static let metadataByteCount = 16 * 1024

  /// Checks that a message leaves room for the metadata of the web side.
  ///
  /// - Parameter json: The data of the message.
  /// - Throws: `tooLarge` with the message that clients give.
  static func checkSize(of json: String) throws(ConfigurationError) {
    guard json.utf8.count + metadataByteCount > maximumByteCount else { return }
    // Trailing whitespace stands for the metadata.
    _ = try TabConfiguration(json: json + String(repeating: " ", count: metadataByteCount))
  }
}
