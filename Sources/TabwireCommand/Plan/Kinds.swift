import ArgumentParser
import Foundation
import Tabwire
import TabwireLint
import TabwirePlanning

/// The configuration of each kind of users, as one step of a deploy has it.
struct Kinds {
  /// How people call the step.
  let name: String
  /// The configurations by the name of the kind; the empty name if there is a single one.
  let configurations: [String: TabConfiguration]

  /// Reads a step.
  ///
  /// - Parameters:
  ///   - argument: a source, or a directory with a file for each kind.
  ///   - reader: reads the sources.
  /// - Throws: a ``SourceProblem`` if something cannot be read or would be rejected.
  init(_ argument: String, _ reader: SourceReader) async throws {
    name = argument
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: argument, isDirectory: &isDirectory), isDirectory.boolValue else {
      configurations = ["": try await Self.configuration(of: Source(argument), reader)]
      return
    }
    var configurations: [String: TabConfiguration] = [:]
    let files = try FileManager.default.contentsOfDirectory(atPath: argument).filter {
      $0.hasSuffix(".json") || $0.hasSuffix(".html")
    }
    for file in files.sorted() {
      let kind = String(file.dropLast(5))
      guard configurations[kind] == nil else {
        throw SourceProblem(name: argument, reason: "it has two files for \(kind); one kind of users has one file")
      }
      let path = URL(fileURLWithPath: argument, isDirectory: true).appendingPathComponent(file).relativePath
      configurations[kind] = try await Self.configuration(of: .file(path), reader)
    }
    guard !configurations.isEmpty else {
      throw SourceProblem(name: argument, reason: "it has no file NAME.json or NAME.html, one for each kind of users")
    }
    self.configurations = configurations
  }

  private static func configuration(of source: Source, _ reader: SourceReader) async throws -> TabConfiguration {
    let text = try await reader.read(source)
    do throws(Finding) {
      return try ConfigurationText(text.bytes).configuration
    } catch {
      let place = error.place.map { ":\($0.line):\($0.column)" } ?? ""
      throw SourceProblem(name: text.name + place, reason: "\(error)")
    }
  }

  /// The kinds that all steps have, in the order of the alphabet.
  ///
  /// - Throws: a ``SourceProblem`` if a kind is missing from a step after one that has it.
  static func names(in steps: [Kinds]) throws -> [String] {
    for (before, after) in zip(steps, steps.dropFirst()) {
      guard let missing = before.configurations.keys.sorted().first(where: { after.configurations[$0] == nil }) else {
        continue
      }
      let reason =
        missing.isEmpty || after.configurations[""] != nil
        ? "\(before.name) and it do not match: give two files, two addresses, or two directories"
        : "it has no file for \(missing), which \(before.name) has; add one, if only with what stays the same"
      throw SourceProblem(name: after.name, reason: reason)
    }
    return steps.first?.configurations.keys.sorted() ?? []
  }
}
