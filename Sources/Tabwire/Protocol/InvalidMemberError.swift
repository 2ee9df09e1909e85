/// The reason for rejecting a configuration: a ``ConfigurationError`` before its place in the text is known.
struct InvalidMemberError: Error {
  let code: ConfigurationError.Code
  let member: ConfigurationMember
  let reason: String

  init(_ code: ConfigurationError.Code, _ member: ConfigurationMember, _ reason: String) {
    self.code = code
    self.member = member
    self.reason = reason
  }
}

extension ConfigurationError {
  /// - Parameter text: The text that the configuration was read from, or `nil` if it was not read from text.
  init(_ error: InvalidMemberError, text: UnsafeBufferPointer<UInt8>?) {
    self.init(
      code: error.code, member: error.member,
      place: text.map { ConfigurationPlaces(in: $0).place(of: error.member) }, reason: error.reason)
  }
}
