import Foundation

/// The resource folders of the program.
enum AppResources {
  static var assets: URL { folder("Assets") }
  static var content: URL { folder("Content") }
  static var icons: URL { folder("Icons") }
  static var templates: URL { folder("Templates") }
  static var texts: URL { folder("Texts") }

  private static func folder(_ name: String) -> URL {
    Bundle.module.bundleURL.appendingPathComponent(name, isDirectory: true)
  }
}
