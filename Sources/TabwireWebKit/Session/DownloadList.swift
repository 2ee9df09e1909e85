import Foundation

/// The downloads that users see: those in progress, and the last that ended.
package struct DownloadList: Equatable {
  /// A file that is downloaded, or was.
  package struct Download: Identifiable, Equatable {
    package enum State: Equatable {
      case running
      case saved(URL)
      /// The file was not saved, or only a part of it. The reason completes the sentence "could not be downloaded: …".
      case failed(reason: String)
    }

    package let id: Int
    package let name: String
    /// The size of the file, in bytes, or `nil` if the server does not say it.
    package let byteCount: UInt64?
    package var receivedByteCount: UInt64 = 0
    package var state = State.running

    package var isRunning: Bool { state == .running }

    /// The part that is there, from 0 to 1, or `nil` if the size is unknown.
    package var fraction: Double? {
      byteCount.flatMap { $0 == 0 ? nil : min(1, Double(receivedByteCount) / Double($0)) }
    }
  }

  /// The number of downloads that ended and are kept. The oldest are removed.
  static let maximumEndedCount = 20

  /// The latest first.
  package private(set) var downloads: [Download] = []

  package var isEmpty: Bool { downloads.isEmpty }
  package var running: [Download] { downloads.filter(\.isRunning) }

  /// The part of all running downloads that is there, from 0 to 1, or `nil` if it is unknown or none is running.
  package var fraction: Double? {
    let fractions = running.map(\.fraction)
    guard !fractions.isEmpty, !fractions.contains(nil) else { return nil }
    return fractions.compactMap(\.self).reduce(0, +) / Double(fractions.count)
  }

  mutating func add(_ download: Download) {
    downloads.insert(download, at: 0)
    removeOldest()
  }

  mutating func receive(_ byteCount: UInt64, of id: Int) {
    change(id) { $0.receivedByteCount = byteCount }
  }

  mutating func end(_ id: Int, as state: Download.State) {
    change(id) { $0.state = state }
    removeOldest()
  }

  mutating func remove(_ id: Int) {
    downloads.removeAll { $0.id == id }
  }

  /// Removes all downloads that ended. Their files stay.
  mutating func removeEnded() {
    downloads.removeAll { !$0.isRunning }
  }

  private mutating func change(_ id: Int, _ change: (inout Download) -> Void) {
    if let index = downloads.firstIndex(where: { $0.id == id }) { change(&downloads[index]) }
  }

  private mutating func removeOldest() {
    let excess = downloads.filter { !$0.isRunning }.dropFirst(Self.maximumEndedCount).map(\.id)
    downloads.removeAll { excess.contains($0.id) }
  }
}
