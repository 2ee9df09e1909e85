/// The colors of drawings: one for each tab, for light and dark mode.
package enum TabPalette {
  private struct Hue {
    /// The color of the selected container. Text on it has the color of the page.
    let solid: String
    /// The color of the other containers.
    let tint: String
    /// The color of text on the tint.
    let text: String
  }

  /// The number of colors.
  package static let count = light.count

  private static let light = [
    Hue(solid: "#2459c4", tint: "#dce7fb", text: "#1d4596"),
    Hue(solid: "#b4450f", tint: "#fce3d4", text: "#8f360b"),
    Hue(solid: "#15743b", tint: "#d6f0df", text: "#135c31"),
    Hue(solid: "#7a2fc0", tint: "#eadcfa", text: "#62259b"),
    Hue(solid: "#b01c5b", tint: "#fadbe8", text: "#8e1749"),
    Hue(solid: "#0d6d72", tint: "#cfeef0", text: "#0c5659"),
    Hue(solid: "#8a6100", tint: "#f7eac3", text: "#6d4d00"),
    Hue(solid: "#4a4f63", tint: "#e2e5ee", text: "#3c4152"),
    Hue(solid: "#b3261e", tint: "#fbdcda", text: "#8f1e18"),
    Hue(solid: "#4d6b12", tint: "#e5f0cb", text: "#3e560e"),
  ]

  private static let dark = [
    Hue(solid: "#8db4ff", tint: "#1d2b4a", text: "#b4cdff"),
    Hue(solid: "#ffae85", tint: "#432719", text: "#ffc9ae"),
    Hue(solid: "#7ed9a0", tint: "#173826", text: "#a9e7c0"),
    Hue(solid: "#d2a8ff", tint: "#34214b", text: "#e1c7ff"),
    Hue(solid: "#ff9ac6", tint: "#441f33", text: "#ffbfdb"),
    Hue(solid: "#6ed6da", tint: "#123a3c", text: "#a0e6e8"),
    Hue(solid: "#efca66", tint: "#3b3015", text: "#f5dd9c"),
    Hue(solid: "#b6bdd6", tint: "#2a2f3d", text: "#ced3e4"),
    Hue(solid: "#ff9d97", tint: "#47201e", text: "#ffc1bd"),
    Hue(solid: "#bfe07a", tint: "#2b3a13", text: "#d5ecaa"),
  ]

  /// The style sheet of a drawing.
  package static var css: String {
    """
    text { font: 12px system-ui, -apple-system, "Segoe UI", "Helvetica Neue", "DejaVu Sans", sans-serif; }
    \(surroundings(page: "#ffffff", edge: "#dfe3e8", ink: "#1c2128", faint: "#626b78", grid: "#eceff3", blank: "#f1f3f6"))
    \(hues(light, upon: "#ffffff"))
    @media (prefers-color-scheme: dark) {
    \(surroundings(page: "#15181d", edge: "#2d333c", ink: "#e8ebf0", faint: "#9aa4b2", grid: "#22272f", blank: "#1f242c"))
    \(hues(dark, upon: "#15181d"))
    }
    """
  }

  private static func surroundings(
    page: String, edge: String, ink: String, faint: String, grid: String, blank: String
  ) -> String {
    """
    .page { fill: \(page); stroke: \(edge); }
    .ink { fill: \(ink); } .faint { fill: \(faint); } .blank { fill: \(blank); stroke: \(faint); }
    .grid { stroke: \(grid); } .mark { stroke: \(ink); fill: none; } .halo { stroke: \(page); fill: none; }
    .arrow { fill: \(ink); }
    """
  }

  private static func hues(_ hues: [Hue], upon page: String) -> String {
    hues.enumerated().map { index, hue in
      """
      .solid.t\(index) { fill: \(hue.solid); } .tint.t\(index) { fill: \(hue.tint); stroke: \(hue.solid); }
      .line.t\(index) { stroke: \(hue.solid); fill: none; }
      .on-solid.t\(index) { fill: \(page); } .on-tint.t\(index) { fill: \(hue.text); }
      """
    }.joined(separator: "\n")
  }
}
