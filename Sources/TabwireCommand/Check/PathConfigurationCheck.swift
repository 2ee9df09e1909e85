import TabwireLint
import TabwirePaths

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SiteCrawler {
  /// Reads and checks path configurations. A malformed one ends an app for Android at its first page, until its data is deleted.
  func checkPathConfigurations(_ sources: [Source]) -> [CheckReport.Entry] {
    sources.map { source in
      do {
        let text = try reader.read(source)
        return CheckReport.Entry(name: text.name, findings: Self.findings(Data(text.bytes)), isFile: text.isFile)
      } catch {
        return CheckReport.Entry(name: source.name, error: (error as? SourceError)?.reason ?? "\(error)")
      }
    }
  }

  private static func findings(_ json: Data) -> [Finding] {
    do {
      _ = try PathConfiguration(json: json)
      return []
    } catch {
      return [Finding(.error, "pathConfiguration", path: error.path, reason: error.reason)]
    }
  }
}
