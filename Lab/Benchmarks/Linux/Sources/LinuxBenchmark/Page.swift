/// A page like those of real apps: a list with pictures, a stylesheet, Turbo, Stimulus and two controllers.
struct Page {
  /// The number of different pictures.
  static let pictures = 8

  let name: String
  /// The JSON in the `<nav>` element.
  let configuration: String

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(name.capitalized)</title>
    <link rel="stylesheet" href="/assets/app.css">
    <script type="importmap">{"imports": {"@hotwired/stimulus": "/assets/vendor/stimulus.js",
      "@hotwired/turbo": "/assets/vendor/turbo.js", "@tabwire/web": "/assets/index.js"}}</script>
    <script type="module" src="/assets/app.js"></script>
    </head>
    <body data-controller="filter">
    <nav data-controller="navigation" data-navigation-configuration-value='\(configuration)'></nav>
    <header><h1>\(name.capitalized)</h1><span class="unread" data-controller="unread"></span></header>
    <input type="search" placeholder="Search" aria-label="Search" data-action="input->filter#filter">
    <ul>
    \((1...60).map(item).joined(separator: "\n"))
    </ul>
    </body>
    </html>
    """
  }

  private func item(_ number: Int) -> String {
    """
    <li data-filter-target="item"><img src="/assets/picture-\(number % Self.pictures).svg" alt="" width="44" height="44">
    <h2><a href="/\(name)/\(number)">\(name.capitalized) no. \(number)</a></h2><time>\(number % 12 + 1):\(10 + number % 50)</time>
    <p>A description that fits on one or two lines of a phone’s screen, as lists usually have it.</p></li>
    """
  }

  /// Returns one of the pictures as SVG.
  static func picture(_ number: Int) -> String {
    let circles = (0..<12).map { index in
      "<circle cx='\(index * 37 % 96)' cy='\(index * 53 % 96)' r='\(6 + index)' fill='hsl(\(number * 45 + index * 9) 60% 60%)'/>"
    }
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'>\(circles.joined())</svg>"
  }
}
