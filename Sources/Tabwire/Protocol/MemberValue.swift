/// The value of a member that a message has.
package indirect enum MemberValue {
  /// A member and its value.
  package typealias Named = (name: String, value: MemberValue)

  case null
  /// `true`; the member is absent otherwise.
  case flag
  case integer(Int64)
  case text(String)
  case texts([String])
  case object([Named])
  case objects([[Named]])
}
