import Foundation
import TabwireGTK

guard let startURL = CommandLine.arguments.dropFirst().first.flatMap({ URL(string: $0) }) else {
  print("usage: BridgeBenchmark URL")
  exit(EX_USAGE)
}

let application = TabwireApplication(id: "dev.tabwire.BridgeBenchmark", startURL: startURL) {
  $0.components = [EchoComponent.self]
}
application.onWindow = { window in
  Task {
    let navigator = window.selectedNavigator
    let isReady = "document.documentElement.dataset.bridgeComponents?.includes('echo') ?? false"
    let deadline = ContinuousClock.now + .seconds(30)
    while (try? await navigator.evaluateJavaScript(isReady)) != "true" {
      guard ContinuousClock.now < deadline else {
        print("\(startURL) has no bridge components")
        exit(EXIT_FAILURE)
      }
      try? await Task.sleep(for: .milliseconds(20))
    }
    do {
      let trips = RoundTrips(navigator: navigator)
      let evaluate = try await trips.evaluate()
      let reply = try await trips.reply()
      guard !reply.isEmpty else {
        print("timed out waiting for replies")
        exit(EXIT_FAILURE)
      }
      print(
        """
        | round trip | median | ratio |
        | --- | ---: | ---: |
        | empty `evaluate` of the web view | \(milliseconds(evaluate.median)) | 1.0 |
        | page → component → page | \(milliseconds(reply.median)) | \(ratio(reply.median / evaluate.median)) |
        """)
      exit(EXIT_SUCCESS)
    } catch {
      print("the page does not respond: \(error)")
      exit(EXIT_FAILURE)
    }
  }
}
application.run()

func milliseconds(_ value: Double) -> String { String(format: "%.2f ms", value) }
func ratio(_ value: Double) -> String { String(format: "%.1f", value) }
