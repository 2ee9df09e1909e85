/// Returns the rules of a path configuration. Arrays and objects of Foundation are hashable only on Apple's systems.
public func pathRules(_ json: Any?) -> [[String: AnyHashable]]? {
  (json as? [[String: Any]])?.map { $0.compactMapValues(hashable) }
}

private func hashable(_ value: Any) -> AnyHashable? {
  switch value {
  case let texts as [String]: AnyHashable(texts)
  case let object as [String: Any]: AnyHashable(object.compactMapValues(hashable))
  case let list as [Any]: AnyHashable(list.compactMap(hashable))
  default: value as? AnyHashable
  }
}
