import ArgumentParser
import TabwireIcons
import TabwireLint
import TabwirePlanning

/// A platform with icons of its own.
enum Platform: String, CaseIterable, ExpressibleByArgument {
  case ios, android, linux

  /// The names that it has icons for.
  var icons: IconCatalogue {
    switch self {
    case .ios: .sfSymbols
    case .android: .material
    case .linux: Self.linuxIcons
    }
  }

  private static let linuxIcons: IconCatalogue = {
    let icons = IconNames()
    return IconCatalogue(name: "the Linux client", names: IconNames.known) { icons.symbolicName(for: $0) != nil }
  }()
}
