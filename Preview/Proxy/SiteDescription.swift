/// `preview.json`, which describes the site to the preview's page.
struct SiteDescription {
  let target: Target
  let pathConfiguration: String?

  var json: String {
    let members =
      [("start", target.start), ("origin", target.origin)]
      + (pathConfiguration.map { [("pathConfiguration", $0)] } ?? [])
    return "{\(members.map { "\(quoted($0)): \(quoted($1))" }.joined(separator: ", "))}"
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 0x20: " "
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
