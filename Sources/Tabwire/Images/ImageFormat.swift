/// The formats of images that clients decode (P22.8).
package enum ImageFormat: String, Sendable, Hashable, CaseIterable {
  case png, jpeg, webp
}
