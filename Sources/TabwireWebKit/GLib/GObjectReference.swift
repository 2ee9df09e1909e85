import CWebKitGTK

/// A strong reference to a GObject, released when this object is deallocated.
@MainActor
package final class GObjectReference {
  package let pointer: UnsafeMutableRawPointer

  /// Takes ownership of an object with a floating reference, such as a new widget.
  package init(sinking pointer: UnsafeMutableRawPointer) {
    self.pointer = g_object_ref_sink(pointer)
  }

  /// Takes ownership of an existing reference.
  package init(adopting pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
  }

  isolated deinit {
    g_object_unref(pointer)
  }
}

extension GObjectPointer {
  /// Whether the object is an instance of a class or its subclasses.
  package func isA(_ type: GType) -> Bool {
    g_type_check_instance_is_a(rawPointer.assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }
}

package typealias Widget = UnsafeMutablePointer<GtkWidget>

/// Casts a GObject pointer to another of its classes, like GTK's cast macros.
package func cast<Target>(_ pointer: OpaquePointer) -> UnsafeMutablePointer<Target> {
  UnsafeMutablePointer(pointer)
}

/// Casts a GObject pointer to another of its classes, like GTK's cast macros.
package func cast<Source, Target>(_ pointer: UnsafeMutablePointer<Source>) -> UnsafeMutablePointer<Target> {
  UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: Target.self)
}
