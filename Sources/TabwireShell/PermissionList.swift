import ArgumentParser
import TabwireGTK

/// Permissions as on the command line: `location,notifications`.
struct PermissionList: ExpressibleByArgument, CustomStringConvertible {
  let value: Permissions

  init() {
    value = []
  }

  init?(argument: String) {
    let names = argument.split { $0 == "," || $0 == " " }.map(String.init)
    // The name in web standards.
    let permissions = names.map { name in
      Permissions.byName.first { $0.key == (name == "geolocation" ? "location" : name) }?.value
    }
    guard !permissions.contains(nil) else { return nil }
    value = permissions.reduce(into: []) { $0.formUnion($1 ?? []) }
  }

  static var allValueStrings: [String] { Permissions.byName.map(\.key) }

  var description: String { value.names }
  var defaultValueDescription: String { description }
}
