import TabwireLint
import TabwirePaths

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SiteCrawler {
  /// Reads and checks path configurations. A malformed one ends an app for Android at its first page, until its data is deleted.
  ///
  /// Call it after ``run(_:_:)``, which reads the actions.
  func checkPathConfigurations(_ sources: [Source]) -> [CheckReport.Entry] {
    sources.map { source in
      do {
        let text = try reader.read(source)
        return CheckReport.Entry(name: text.name, findings: findings(Data(text.bytes)), isFile: text.isFile)
      } catch {
        return CheckReport.Entry(name: source.name, error: (error as? SourceError)?.reason ?? "\(error)")
      }
    }
  }

  private func findings(_ json: Data) -> [Finding] {
    do {
      let configuration = try PathConfiguration(json: json)
      return actions.compactMap { id, url in
        if configuration.properties(for: url).context == .modal { return nil }
        return Finding(
          .warning, "actionWithoutModal",
          reason:
            "no rule presents \(url.path(percentEncoded: true)) as a modal page, so the action \"\(id)\" opens a page "
            + "of the selected tab; give a rule for it the context modal")
      }
    } catch {
      return [Finding(.error, "pathConfiguration", path: error.path, reason: error.reason)]
    }
  }
}
