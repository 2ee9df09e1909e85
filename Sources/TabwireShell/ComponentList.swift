import ArgumentParser
import NativeBridge
import TabwireGTK

/// The bridge components of the app, as on the command line: `form,menu`.
struct ComponentList: ExpressibleByArgument, CustomStringConvertible {
  private static let known: [BridgeComponent.Type] = [
    FormComponent.self, MenuComponent.self, AlertComponent.self, ButtonComponent.self, ToastComponent.self,
    SearchComponent.self, ShareComponent.self, ThemeComponent.self,
  ]
  static let all = ComponentList(types: known)

  let types: [BridgeComponent.Type]

  private init(types: [BridgeComponent.Type]) {
    self.types = types
  }

  init?(argument: String) {
    let names = argument.split { $0 == "," || $0 == " " }.map(String.init)
    let types = names.compactMap { name in Self.known.first { $0.name == name } }
    guard types.count == names.count else { return nil }
    self.types = types
  }

  static var allValueStrings: [String] { known.map { $0.name } }

  var description: String { types.map { $0.name }.joined(separator: ",") }
  var defaultValueDescription: String { description }
}
