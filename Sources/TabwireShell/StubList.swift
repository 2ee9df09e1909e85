import ArgumentParser

/// Names of components as on the command line: `toast,share`.
struct StubList: ExpressibleByArgument, CustomStringConvertible {
  let names: [String]

  init() {
    names = []
  }

  init?(argument: String) {
    names = argument.split { $0 == "," || $0 == " " }.map(String.init)
    // The user agent and HTML list the names.
    let isValid = names.allSatisfy { name in
      name.unicodeScalars.allSatisfy { ("!"..."~").contains($0) && $0 != "[" && $0 != "]" }
    }
    guard isValid, !names.isEmpty, Set(names).count == names.count, !names.contains("navigation") else { return nil }
  }

  var description: String { names.joined(separator: ",") }
  var defaultValueDescription: String { description }
}
