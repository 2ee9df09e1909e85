import ArgumentParser
import TabwireGTK
import TabwireWebKit

/// Permissions as on the command line: `location,notifications`.
struct PermissionList: ExpressibleByArgument, CustomStringConvertible {
  private(set) var value: Permissions = []

  init() {}

  init?(argument: String) {
    for name in argument.split(whereSeparator: { $0 == "," || $0 == " " }) {
      // "geolocation" is the name in web standards.
      guard let kind = PermissionKind(rawValue: name == "geolocation" ? "location" : String(name)) else { return nil }
      value.insert(Permissions(kind))
    }
  }

  static var allValueStrings: [String] { PermissionKind.allCases.map(\.rawValue) }

  var description: String { value.kinds.map(\.rawValue).joined(separator: ",") }
  var defaultValueDescription: String { description }
}
