/// The values of the members of an object in a message.
struct MemberValues<Member: MemberTable>: Sendable, Equatable {
  /// The values in the order of the table, without absent ones at the end.
  private var values: [MemberValue] = []

  subscript(member: Member) -> MemberValue {
    get { member.rawValue < values.count ? values[member.rawValue] : .absent }
    set {
      if member.rawValue < values.count {
        values[member.rawValue] = newValue
        if newValue.isAbsent { while values.last?.isAbsent == true { values.removeLast() } }
      } else if !newValue.isAbsent {
        if values.isEmpty { values.reserveCapacity(Member.table.count) }
        while values.count < member.rawValue { values.append(.absent) }
        values.append(newValue)
      }
    }
  }

  /// Whether neither a member nor those behind it in the table have a value.
  func isEnd(_ member: Member) -> Bool { member.rawValue >= values.count }

  /// The members that have a value, in the order of the table.
  var present: [Member] { Member.allCases.filter { !self[$0].isAbsent } }

  func text(_ member: Member) -> String? {
    if case .text(let text) = self[member] { text } else { nil }
  }

  func isTrue(_ member: Member) -> Bool {
    if case .flag = self[member] { true } else { false }
  }

  func integer(_ member: Member) -> Int64? {
    if case .integer(let integer) = self[member] { integer } else { nil }
  }
}
