import Foundation

/// The paths of the repository.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let conformance = root.appendingPathComponent("Conformance")
}
