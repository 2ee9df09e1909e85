import ArgumentParser

/// A move of users from one audience to another, as `--move FROM:TO` states it.
struct AudienceMove: Hashable, ExpressibleByArgument {
  let from: String
  let to: String

  init?(argument: String) {
    let names = argument.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard names.count == 2, !names[0].isEmpty, !names[1].isEmpty, names[0] != names[1] else { return nil }
    (from, to) = (names[0], names[1])
  }
}

/// The audience that a user belongs to at each deploy: always the same one, or another one after a move.
struct AudiencePath: Hashable {
  let audiences: [String]

  /// The name in reports, such as `regular`, or `regular → vip` for a move. `nil` if the deploys have no audiences.
  var name: String? {
    let names = audiences.enumerated().filter { $0.offset == 0 || audiences[$0.offset - 1] != $0.element }.map(
      \.element)
    return names == [""] ? nil : names.joined(separator: " → ")
  }

  /// Whether the user moves to another audience.
  var isMove: Bool { Set(audiences).count > 1 }

  /// Returns the paths of all users.
  ///
  /// Without stated moves, users of every audience may move to a new one, and users of one that is gone to every other.
  ///
  /// - Parameters:
  ///   - deploys: The deploys in order.
  ///   - stated: The moves that happen, or none to assume them.
  /// - Throws: A ``SourceError`` if deploys do not match, or a stated move names an audience that does not exist.
  static func all(of deploys: [Deploy], stated: [AudienceMove]) throws -> [AudiencePath] {
    try check(deploys)
    try check(stated, of: deploys)
    let first = deploys.first?.audiences ?? []
    return try zip(deploys, deploys.dropFirst()).reduce(first.map { AudiencePath(audiences: [$0]) }) { paths, step in
      let (before, after) = step
      return try paths.flatMap { path in
        let audience = path.audiences.last ?? ""
        return try targets(of: audience, from: before, to: after, stated: stated)
          .map { AudiencePath(audiences: path.audiences + [$0]) }
      }
    }
  }

  /// Returns the audiences that users of one belong to after a deploy.
  private static func targets(
    of audience: String, from before: Deploy, to after: Deploy, stated: [AudienceMove]
  ) throws -> [String] {
    let stays = after.configurations[audience] != nil
    guard stated.isEmpty else {
      let targets =
        (stays ? [audience] : [])
        + after.audiences.filter { name in stated.contains { $0.from == audience && $0.to == name } }
      guard targets.isEmpty else { return targets }
      throw SourceError(
        name: after.name,
        reason:
          "no file for the audience \(audience), which \(before.name) has, and no --move says where its users go; "
          + "add one like --move \(audience):\(after.audiences.first ?? "other")")
    }
    return stays ? [audience] + after.audiences.filter { before.configurations[$0] == nil } : after.audiences
  }

  /// - Throws: A ``SourceError`` if a deploy is a single file or address, and the one before it has audiences, or the reverse.
  private static func check(_ deploys: [Deploy]) throws {
    for (before, after) in zip(deploys, deploys.dropFirst()) where before.hasAudiences != after.hasAudiences {
      throw SourceError(
        name: after.name, reason: "does not match \(before.name); name two files, two addresses, or two directories")
    }
  }

  private static func check(_ stated: [AudienceMove], of deploys: [Deploy]) throws {
    for move in stated {
      guard
        !zip(deploys, deploys.dropFirst()).contains(where: {
          $0.audiences.contains(move.from) && $1.audiences.contains(move.to)
        })
      else { continue }
      let names = Set(deploys.flatMap(\.audiences)).sorted().filter { !$0.isEmpty }
      throw SourceError(
        name: "--move \(move.from):\(move.to)",
        reason: names.isEmpty
          ? "there are no audiences; name directories with one file for each"
          : "no deploy with \(move.from) comes before one with \(move.to); the audiences are \(names.joined(separator: ", "))"
      )
    }
  }
}
