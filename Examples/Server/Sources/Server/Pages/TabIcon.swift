/// The icons of the tab bar in browsers, under the names that the apps know them by.
enum TabIcon {
  /// The icon as SVG; nothing for an unknown name.
  static func svg(_ name: String) -> String? {
    guard let shape = shapes[name] else { return nil }
    return #"<svg viewBox="0 0 24 24" focusable="false">\#(shape)</svg>"#
  }

  private static let shapes = [
    "house.fill": #"<path d="M4 11.2 12 4l8 7.2V20h-5.4v-5.6H9.4V20H4z"/>"#,
    "magnifyingglass": #"<circle cx="10.6" cy="10.6" r="6.2"/><path d="m15.3 15.3 5 5"/>"#,
    "heart.fill":
      #"<path d="M12 20C6.4 15.7 3.6 12.7 3.6 9.3a4.4 4.4 0 0 1 8.4-1.8 4.4 4.4 0 0 1 8.4 1.8c0 3.4-2.8 6.4-8.4 10.7z"/>"#,
    "books.vertical": #"<path d="M4.5 4.5h4.2v15H4.5zM8.7 4.5h4.2v15H8.7zM13.6 5.4l3.8-1 3.2 14.2-3.8.9z"/>"#,
    "star.fill": #"<path d="m12 3.6 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z"/>"#,
    "person.crop.circle":
      #"<circle cx="12" cy="12" r="8.6"/><circle cx="12" cy="9.8" r="2.9"/><path d="M6.6 18.3c1-2.6 2.9-3.7 5.4-3.7s4.4 1.1 5.4 3.7"/>"#,
  ]
}
