import CWebKitGTK

/// A pointer to a GObject in one of the types by which Swift imports it.
package protocol GObjectPointer {
  init(rawPointer: UnsafeMutableRawPointer)
  var rawPointer: UnsafeMutableRawPointer { get }
}

extension UnsafeMutablePointer: GObjectPointer {
  package init(rawPointer: UnsafeMutableRawPointer) { self = rawPointer.assumingMemoryBound(to: Pointee.self) }
  package var rawPointer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension OpaquePointer: GObjectPointer {
  package init(rawPointer: UnsafeMutableRawPointer) { self.init(rawPointer) }
  package var rawPointer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension GObjectPointer {
  /// Whether the object is an instance of a class or its subclasses.
  package func isA(_ type: GType) -> Bool {
    g_type_check_instance_is_a(rawPointer.assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }
}

package typealias Widget = UnsafeMutablePointer<GtkWidget>

extension Widget {
  package func setStyle(_ name: String, _ isOn: Bool) {
    if isOn { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
  }
}

/// Casts a GObject pointer to another of its classes, like GTK's cast macros.
package func cast<Target>(_ pointer: OpaquePointer) -> UnsafeMutablePointer<Target> {
  UnsafeMutablePointer(pointer)
}

/// Casts a GObject pointer to another of its classes, like GTK's cast macros.
package func cast<Source, Target>(_ pointer: UnsafeMutablePointer<Source>) -> UnsafeMutablePointer<Target> {
  UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: Target.self)
}
