import CWebKitGTK
import Foundation
import Logging
import TabwireIcons
import Testing

@testable import TabwireGTK
@testable import TabwireGTKTesting
@testable import TabwireWebKit

extension AllWindowTests {
  @MainActor
  @Suite("Icons")
  struct IconTests {
    init() {
      IconTheme.install(logger: Logger(label: "test"))
    }

    @Test("every known name has an icon")
    func known() {
      let icons = IconNames()
      let missing = IconNames.known.filter { icons.symbolicName(for: $0).map(IconTheme.hasIcon) != true }
      #expect(missing.isEmpty)
      #expect(!IconTheme.hasIcon("no-such-icon-symbolic"))
    }

    // P19.4
    @Test("an unknown name has a fallback icon")
    func fallback() {
      #expect(IconTheme.hasIcon(IconNames.fallback))
    }

    @Test("the drawings of Tabwire are symbolic icons")
    func symbolic() throws {
      let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
      for name in IconDrawings.all.keys {
        let icon = gtk_icon_theme_lookup_icon(theme, name, nil, 20, 1, GTK_TEXT_DIR_LTR, GtkIconLookupFlags(0))
        defer { g_object_unref(icon?.rawPointer) }
        #expect(gtk_icon_paintable_is_symbolic(icon) != 0, "\(name)")
      }
    }
  }
}

extension IconTheme {
  fileprivate static func hasIcon(_ name: String) -> Bool {
    gdk_display_get_default().map { gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display($0), name) != 0 } ?? false
  }
}
