import ArgumentParser
import SystemPackage
import Tabwire
import TabwireLint
import TabwirePlanning

/// A deploy: a configuration for each audience.
struct Deploy {
  /// The name of the deploy, as given on the command line.
  let name: String
  /// The configurations by the name of the audience. The name is empty if there is only one.
  let configurations: [String: TabConfiguration]

  /// Reads a deploy.
  ///
  /// - Parameters:
  ///   - argument: A source, or a directory with a file for each audience.
  ///   - reader: The reader of the sources.
  ///   - options: The options for sources.
  /// - Throws: A ``SourceError`` if a source cannot be read or contains no valid configuration.
  init(_ argument: String, _ reader: SourceReader, _ options: SourceOptions) throws {
    name = argument
    guard let files = try Source.files(inDirectory: argument) else {
      configurations = ["": try Self.configuration(of: Source(argument), reader, options)]
      return
    }
    var configurations: [String: TabConfiguration] = [:]
    for file in files {
      let audience = FilePath(file).stem ?? file
      guard configurations[audience] == nil else {
        throw SourceError(name: argument, reason: "two files for the audience \(audience); remove one of them")
      }
      configurations[audience] = try Self.configuration(of: .file(file), reader, options)
    }
    self.configurations = configurations
  }

  private static func configuration(
    of source: Source, _ reader: SourceReader, _ options: SourceOptions
  ) throws -> TabConfiguration {
    let text = try reader.read(source)
    do throws(Finding) {
      return try ConfigurationText(text.bytes, controller: options.controller).configuration
    } catch {
      let place = error.place.map { ":\($0.line):\($0.column)" } ?? ""
      throw SourceError(name: text.name + place, reason: "\(error)")
    }
  }

  /// Returns the audiences of all deploys, in alphabetical order.
  ///
  /// - Throws: A ``SourceError`` if a deploy lacks an audience that the deploy before it has.
  static func audiences(of deploys: [Deploy]) throws -> [String] {
    for (before, after) in zip(deploys, deploys.dropFirst()) {
      guard let missing = before.configurations.keys.sorted().first(where: { after.configurations[$0] == nil }) else {
        continue
      }
      let reason =
        missing.isEmpty || after.configurations[""] != nil
        ? "does not match \(before.name); name two files, two addresses, or two directories"
        : "no file for the audience \(missing), which \(before.name) has; add one, even if its tabs stay the same"
      throw SourceError(name: after.name, reason: reason)
    }
    return deploys.first?.configurations.keys.sorted() ?? []
  }
}
