import Foundation
import TabwireGTK

let address = CommandLine.arguments.dropFirst().first ?? "http://127.0.0.1:8080/"
guard let startURL = URL(string: address) else { exit(EX_USAGE) }
TabwireApplication(
  id: "dev.tabwire.Waymark", startURL: startURL, name: "Waymark",
  components: [FormComponent.self, MenuComponent.self, AlertComponent.self],
  pathConfigurationPath: "/configurations/linux_v1.json"
).run()
