import Foundation
import Logging
import TabwireGTK

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let folder = arguments.first,
  let startURL = arguments.last.flatMap({ URL(string: $0) })
else {
  print("usage: Tour FOLDER URL")
  print("Tours the demo app at URL in a window and writes two pictures of each step to FOLDER, light and dark.")
  exit(EX_USAGE)
}

let warnings = WarningLog()
let application = TabwireApplication(id: "dev.tabwire.Tour", startURL: startURL) {
  $0.name = "Waymark"
  $0.components = [FormComponent.self, MenuComponent.self, AlertComponent.self]
  $0.pathConfigurationPath = "/configurations/linux_v1.json"
  $0.colorScheme = .light
  $0.logger = warnings.logger
}
application.onWindow = { window in
  Task {
    let tour = Tour(
      of: application, in: window, warnings: warnings,
      album: Album(folder: URL(filePath: folder, directoryHint: .isDirectory)))
    await tour.run()
    exit(tour.isPassed ? EXIT_SUCCESS : EXIT_FAILURE)
  }
}
application.run(opening: [])
