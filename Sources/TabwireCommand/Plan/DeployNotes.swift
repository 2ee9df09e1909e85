import Tabwire
import TabwireLint

extension Deploy {
  /// Notes on the configurations themselves when this deploy follows another one, apart from its effects: a revision
  /// that apps would drop, a session that ends, and what `tabwire check` warns about.
  ///
  /// - Parameters:
  ///   - from: The audience of the users under the deploy before.
  ///   - to: Their audience under this deploy.
  ///   - before: The deploy before.
  ///   - sameUser: Whether sessions are ignored.
  /// - Returns: A sentence for each.
  func notes(from: String, to: String, after before: Deploy, sameUser: Bool) -> [String] {
    guard let old = before.configurations[from], let new = configurations[to] else { return [] }
    let sessions = sameUser ? [] : endedSession(old, new)
    let isNew = before.configurations[to] == nil
    let names = from == to || isNew ? misspelt[to] ?? [] : []
    return (from == to ? lowerRevision(old, new) : []) + sessions + (from == to ? changedPaths(before, old, new) : [])
      + names
  }

  private func lowerRevision(_ old: TabConfiguration, _ new: TabConfiguration) -> [String] {
    guard let old = old.revision, let new = new.revision, new < old else { return [] }
    return [
      "The new revision \(new) is lower than the old one, \(old): apps that have the old configuration would drop the new "
        + "one. This report assumes a higher revision; send one."
    ]
  }

  private func endedSession(_ old: TabConfiguration, _ new: TabConfiguration) -> [String] {
    guard old.session != nil, new.session == nil else { return [] }
    return [
      "The new configuration has no session: apps cannot know that a user has signed out, and keep what is open. Give "
        + "signed-out users a session of their own, or use --same-user if these are the same users."
    ]
  }

  private func changedPaths(_ before: Deploy, _ old: TabConfiguration, _ new: TabConfiguration) -> [String] {
    var history = TabHistory()
    _ = history.add(old.tabs, from: before.name)
    return history.add(new.tabs, from: name).filter { $0.code == "changedPath" }.map { Finding($0).note }
  }
}

extension Finding {
  /// The finding as a sentence that begins with the place in the configuration.
  var note: String { "\(path.map { "\($0): " } ?? "")\(reason).".printable }
}
