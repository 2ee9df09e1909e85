import ArgumentParser
import TabwireIcons
import TabwireLint

/// A platform with its own icons.
enum Platform: String, CaseIterable, ExpressibleByArgument {
  case ios, android, linux

  /// The icons of the platform.
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
