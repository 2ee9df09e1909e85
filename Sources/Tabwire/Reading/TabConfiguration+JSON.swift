extension TabConfiguration {
  /// Reads the data of a `configure` message (P3.1).
  ///
  /// The JSON is read strictly (RFC 8259). Unknown members are ignored.
  ///
  /// - Parameter text: The JSON, at most ``maximumByteCount`` bytes of UTF-8.
  /// - Throws: A ``ConfigurationError`` with the first reason for which the message is rejected, and its place.
  public init(json text: String) throws(ConfigurationError) {
    var text = text
    // `withUTF8` has no typed errors.
    let result = text.withUTF8 { bytes -> Result<TabConfiguration, ConfigurationError> in
      do throws(ConfigurationError) {
        return .success(try ConfigurationReader.read(bytes))
      } catch {
        return .failure(error)
      }
    }
    self = try result.get()
  }

  /// Reads the data of a `configure` message from arbitrary bytes.
  ///
  /// - Parameter bytes: The JSON, at most ``maximumByteCount`` bytes.
  /// - Throws: A ``ConfigurationError`` with the first reason for which the message is rejected, and its place.
  public init(json bytes: UnsafeBufferPointer<UInt8>) throws(ConfigurationError) {
    self = try ConfigurationReader.read(bytes)
  }
}
