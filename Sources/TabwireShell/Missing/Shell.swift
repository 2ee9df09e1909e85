@main
struct Shell {
  static func main() {
    print(
      "tabwire-shell was built without GTK 4, libadwaita and WebKitGTK 6.0. Install them, run swift package purge-cache and build it again."
    )
  }
}
