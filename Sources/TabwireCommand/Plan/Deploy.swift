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

  /// The names of the audiences, in alphabetical order.
  var audiences: [String] { configurations.keys.sorted() }

  /// Whether the deploy is a directory with a file for each audience.
  var hasAudiences: Bool { configurations[""] == nil }

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
}
