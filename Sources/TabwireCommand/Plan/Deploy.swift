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
  /// The members that apps ignore because their names are misspelt, each in a sentence, by the name of the audience.
  let misspelt: [String: [String]]

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
    guard let files = try Source.files(inDirectory: argument) else {
      self.init(name: argument, ["": try Self.text(of: Source(argument), reader, options)])
      return
    }
    var texts: [String: ConfigurationText] = [:]
    for file in files {
      let audience = FilePath(file).stem ?? file
      guard texts[audience] == nil else {
        throw SourceError(name: argument, reason: "two files for the audience \(audience); remove one of them")
      }
      texts[audience] = try Self.text(of: .file(file), reader, options)
    }
    self.init(name: argument, texts)
  }

  private init(name: String, _ texts: [String: ConfigurationText]) {
    self.name = name
    configurations = texts.mapValues(\.configuration)
    misspelt = texts.mapValues { $0.misspelt.map(\.note) }
  }

  private static func text(
    of source: Source, _ reader: SourceReader, _ options: SourceOptions
  ) throws -> ConfigurationText {
    let text = try reader.read(source)
    do throws(Finding) {
      return try ConfigurationText(text.bytes, controller: options.controller)
    } catch {
      let place = error.place.map { ":\($0.line):\($0.column)" } ?? ""
      throw SourceError(name: text.name + place, reason: "\(error)")
    }
  }
}
