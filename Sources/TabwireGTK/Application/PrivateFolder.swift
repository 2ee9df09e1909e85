import Foundation
import Logging

/// Folders that no other user of the machine can read.
package enum PrivateFolder {
  /// Creates a folder, or takes the permissions of other users away from an existing one and from the files in it.
  package static func create(_ folder: URL, logger: Logger) {
    let manager = FileManager.default
    do {
      try manager.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      for entry in [folder] + (try manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) {
        let attributes = try manager.attributesOfItem(atPath: entry.path)
        let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
        guard isFolder || attributes[.type] as? FileAttributeType == .typeRegular else { continue }
        try manager.setAttributes([.posixPermissions: isFolder ? 0o700 : 0o600], ofItemAtPath: entry.path)
      }
    } catch {
      logger.warning("\(folder.path): other users may be able to read it: \(error)")
    }
  }
}
