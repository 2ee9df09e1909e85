import Foundation

/// The files that belong to the program.
enum AppResources {
  static var assets: URL { folder("Assets") }
  static var texts: URL { folder("Texts") }
  static var templates: URL { folder("Templates") }

  private static func folder(_ name: String) -> URL {
    Bundle.module.bundleURL.appendingPathComponent(name, isDirectory: true)
  }
}
