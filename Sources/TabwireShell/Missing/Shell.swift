@main
struct Shell {
  static func main() {
    print("tabwire-shell was built without GTK 4, libadwaita and WebKitGTK 6.0. Install them and build it again.")
  }
}
