import Foundation
import Logging
import TabwireGTK

enum Part: String, CaseIterable {
  case paint
  case noOp = "no-op"
  case restructure
  case memory
}

let arguments = CommandLine.arguments.dropFirst()
guard let part = arguments.first.flatMap(Part.init), arguments.dropFirst().allSatisfy({ $0 == "--quick" }),
  let folder = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
else {
  printStatus(
    "usage: XDG_DATA_HOME=FOLDER LinuxBenchmark \(Part.allCases.map(\.rawValue).joined(separator: "|")) [--quick]")
  exit(EX_USAGE)
}
let isQuick = arguments.contains("--quick")

var logger = Logger(label: "tabwire")
logger.logLevel = .warning
do {
  let site = try Site(Configuration(["home", "inbox", "projects", "reports", "account"]))
  let application = TabwireApplication(id: "dev.tabwire.LinuxBenchmark", startURL: site.startURL) {
    $0.components = [NoOpComponent.self]
    $0.logger = logger
  }
  application.onWindow = { window in
    Task {
      do {
        let app = try await App(site: site, window: window)
        let table =
          switch part {
          case .paint: try await PaintBenchmark(app: app, isQuick: isQuick).run()
          case .noOp: try await NoOpBenchmark(app: app, isQuick: isQuick).run()
          case .restructure:
            try await RestructureBenchmark(
              app: app, isQuick: isQuick, folder: URL(filePath: folder, directoryHint: .isDirectory)
            ).run()
          case .memory: try await MemoryBenchmark(app: app, isQuick: isQuick).run()
          }
        print(table)
        exit(EXIT_SUCCESS)
      } catch {
        printStatus("\(part.rawValue): \(error)")
        exit(EXIT_FAILURE)
      }
    }
  }
  application.run()
} catch {
  printStatus("cannot serve the site: \(error)")
  exit(EXIT_FAILURE)
}

/// Prints a line to the standard error.
func printStatus(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
