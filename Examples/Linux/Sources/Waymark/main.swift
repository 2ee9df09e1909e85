import Foundation
import TabwireGTK

let address = CommandLine.arguments.dropFirst().first ?? "http://127.0.0.1:8080/"
guard let startURL = URL(string: address) else { exit(EX_USAGE) }
TabwireApplication(id: "dev.tabwire.Waymark", startURL: startURL) {
  $0.name = "Waymark"
  $0.components = [FormComponent.self, MenuComponent.self, AlertComponent.self]
  $0.pathConfigurationPath = "/configurations/linux_v1.json"
}.run()
