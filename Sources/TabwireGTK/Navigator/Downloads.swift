#if canImport(CWebKitGTK)
  import CWebKitGTK
  import Foundation
  import Logging

  /// Puts what pages let the user download into a folder, under a name that is not taken.
  @MainActor
  final class Downloads {
    /// How a download ended.
    enum Outcome {
      /// It is in this file.
      case saved(URL)
      /// There is no such file, or only a part of it.
      case failed(name: String)
    }

    /// Called when a download is over.
    var onOutcome: (@MainActor (Outcome) -> Void)?

    private let folder: URL
    private let logger: Logger

    /// - Parameters:
    ///   - folder: where downloads go. It is made when the first comes.
    ///   - logger: gets a line for what cannot be downloaded.
    init(folder: URL, logger: Logger) {
      self.folder = folder
      self.logger = logger
    }

    /// Takes care of the downloads of a session.
    func watch(_ session: OpaquePointer) {
      SignalHandler.connect(session, "download-started") { [weak self] arguments in
        if let download = arguments.object(1) { self?.follow(download) }
      }
    }

    private func follow(_ download: OpaquePointer) {
      var file: URL?
      var hasFailed = false
      SignalHandler.answer(download, "decide-destination") { [weak self] arguments in
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
        logger.warning("a download failed: \(reason ?? "unknown error")")
        onOutcome?(.failed(name: file?.lastPathComponent ?? "The file"))
      }
      SignalHandler.connect(download, "finished") { [weak self] _ in
        if !hasFailed, let file { self?.onOutcome?(.saved(file)) }
      }
    }

    /// A file in the folder that is not there yet.
    private func place(for suggestion: String) -> URL {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        logger.warning("\(folder.path) cannot be made: \(error)")
      }
      let name = FileName(suggestion)
      return sequence(first: 1) { $0 + 1 }.lazy.map { self.folder.appending(path: name.numbered($0)) }
        .first { !FileManager.default.fileExists(atPath: $0.path) } ?? folder.appending(path: name.numbered(1))
    }
  }

  /// A file's name, made of what a server suggests.
  struct FileName {
    /// As much as every file system takes, with room for a number.
    private static let longest = 200

    private let base: String
    private let suffix: String

    /// Leaves out what would lead to another folder, hide the file or confuse a terminal.
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

    /// The name, with a number from the second on.
    func numbered(_ number: Int) -> String {
      number == 1 ? base + suffix : "\(base) (\(number))\(suffix)"
    }

    private static func shortened(_ text: Substring) -> String {
      var text = text
      while text.utf8.count > longest { text.removeLast() }
      return String(text)
    }
  }
#endif
