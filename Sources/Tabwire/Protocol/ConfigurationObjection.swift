/// Why a configuration is rejected, apart from where in a text that stands.
struct ConfigurationObjection: Error {
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
  /// - Parameter text: the text that the configuration was read from, to tell where in it something is wrong.
  init(_ objection: ConfigurationObjection, text: UnsafeBufferPointer<UInt8>?) {
    self.init(
      code: objection.code, member: objection.member,
      place: text.map { ConfigurationPlaces(in: $0).place(of: objection.member) }, reason: objection.reason)
  }
}
