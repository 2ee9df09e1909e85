import Tabwire

extension TabImage {
  /// The formats that files are often in and that no client decodes, by the end of their names.
  private static let unusableFormats = [
    "svg": "SVG", "svgz": "SVG", "gif": "GIF", "avif": "AVIF", "heic": "HEIC", "bmp": "BMP",
    "ico": "an icon of Windows",
    "tif": "TIFF", "tiff": "TIFF",
  ]

  /// The format that the name of the file promises, if no client decodes it (P22.8). `nil` without such a name.
  var unusableFormat: String? {
    let file = path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").last ?? ""
    guard let dot = file.lastIndex(of: ".") else { return nil }
    return Self.unusableFormats[file[dot...].dropFirst().lowercased()]
  }
}
