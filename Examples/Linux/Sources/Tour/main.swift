import Foundation
import Logging
import TabwireGTK

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let folder = arguments.first,
  let startURL = arguments.last.flatMap({ URL(string: $0) })
else {
  print("usage: Tour FOLDER URL")
  print("Tours the demo app at URL in a real window and writes a picture of each step to FOLDER.")
  exit(EX_USAGE)
}

let transitions = TransitionLog()
let application = TabwireApplication(
  id: "dev.tabwire.Tour", startURL: startURL, name: "Waymark",
  components: [FormComponent.self, MenuComponent.self, AlertComponent.self], colorScheme: .light,
  logger: transitions.logger)
application.onWindow = { window in
  Task {
    let tour = Tour(
      of: application, in: window, transitions: transitions,
      album: Album(folder: URL(filePath: folder, directoryHint: .isDirectory)))
    await tour.run()
    exit(tour.isPassed ? EXIT_SUCCESS : EXIT_FAILURE)
  }
}
application.run()
