#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Logging

  /// Saves downloads in a folder, under names that are not taken.
  @MainActor
  final class Downloads {
    /// The outcome of a download.
    enum Outcome {
      /// The file was saved.
      case saved(URL)
      /// The file was not saved, or only a part of it.
      case failed(name: String)
    }

    /// Called when a download ends.
    var onOutcome: (@MainActor (Outcome) -> Void)?

    private let folder: URL
    private let logger: Logger

    /// - Parameters:
    ///   - folder: The download folder. It is created for the first download.
    ///   - logger: Receives a line for each download that fails.
    init(folder: URL, logger: Logger) {
      self.folder = folder
      self.logger = logger
    }

    /// Handles the downloads of a network session.
    func watch(_ session: OpaquePointer) {
      SignalHandler.connect(session, "download-started") { [weak self] arguments in
        if let download = arguments.object(1) { self?.follow(download) }
      }
    }

    private func follow(_ download: OpaquePointer) {
      var file: URL?
      var hasFailed = false
      SignalHandler.handle(download, "decide-destination") { [weak self] arguments in
        guard let self else { return false }
        let chosen = place(for: arguments.string(1) ?? "")
        file = chosen
        webkit_download_set_destination(arguments.object(0), chosen.path)
        return true
      }
      SignalHandler.connect(download, "failed") { [weak self] arguments in
        guard let self else { return }
        hasFailed = true
        let reason = arguments.boxed(1).map { GLibError(copying: $0.assumingMemoryBound(to: GError.self)).description }
        logger.warning("download failed: \(reason ?? "unknown error")")
        onOutcome?(.failed(name: file?.lastPathComponent ?? "The file"))
      }
      SignalHandler.connect(download, "finished") { [weak self] _ in
        if !hasFailed, let file { self?.onOutcome?(.saved(file)) }
      }
    }

    /// Returns a file in the folder that does not exist yet.
    private func place(for suggestion: String) -> URL {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        logger.warning("download folder \(folder.path) cannot be created: \(error)")
      }
      let name = FileName(suggestion)
      return sequence(first: 1) { $0 + 1 }.lazy.map { self.folder.appending(path: name.numbered($0)) }
        .first { !FileManager.default.fileExists(atPath: $0.path) } ?? folder.appending(path: name.numbered(1))
    }
  }

  /// A safe file name, made from the name that a server suggests.
  struct FileName {
    /// The size limit, in bytes. Every file system accepts this length with a number appended.
    private static let maximumByteCount = 200

    private let base: String
    private let suffix: String

    /// Removes folders, leading dots and invisible characters.
    init(_ suggestion: String) {
      let last = suggestion.split(whereSeparator: { "/\\".contains($0) }).last.map(String.init) ?? ""
      let visible = String(
        String.UnicodeScalarView(
          last.unicodeScalars.filter {
            $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
          }))
      let name = visible.drop { $0 == "." || $0 == " " }
      let dot = name.lastIndex(of: ".").flatMap { name.distance(from: $0, to: name.endIndex) <= 12 ? $0 : nil }
      let base = Self.shortened(name[..<(dot ?? name.endIndex)])
      self.base = base.isEmpty ? "download" : base
      suffix = dot.map { String(name[$0...]) } ?? ""
    }

    /// Returns the name with a number, unless the number is 1.
    func numbered(_ number: Int) -> String {
      number == 1 ? base + suffix : "\(base) (\(number))\(suffix)"
    }

    private static func shortened(_ text: Substring) -> String {
      var text = text
      while text.utf8.count > maximumByteCount { text.removeLast() }
      return String(text)
    }
  }
#endif
