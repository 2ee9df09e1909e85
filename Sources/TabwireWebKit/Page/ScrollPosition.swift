/// The scroll position of a page, in CSS pixels.
package struct ScrollPosition: Decodable, Equatable {
  package let x: Double
  package let y: Double

  package static let top = ScrollPosition(x: 0, y: 0)
}
