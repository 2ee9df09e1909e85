#if canImport(CWebKitGTK)
  import CWebKitGTK

  /// A strong reference to an object of GLib's, given back with this one.
  @MainActor
  final class GObjectReference {
    let pointer: UnsafeMutableRawPointer

    /// Takes over a new widget or another object with a floating reference.
    init(sinking pointer: UnsafeMutableRawPointer) {
      self.pointer = g_object_ref_sink(pointer)
    }

    /// Takes over the only reference to a new object.
    init(adopting pointer: UnsafeMutableRawPointer) {
      self.pointer = pointer
    }

    isolated deinit {
      g_object_unref(pointer)
    }
  }

  extension GObjectPointer {
    /// Whether the object is of a class, or of one that is derived from it.
    func isA(_ type: GType) -> Bool {
      g_type_check_instance_is_a(rawPointer.assumingMemoryBound(to: GTypeInstance.self), type) != 0
    }
  }

  typealias Widget = UnsafeMutablePointer<GtkWidget>

  /// Sees a GObject as one of its other classes, as GTK's cast macros do.
  func cast<Target>(_ pointer: OpaquePointer) -> UnsafeMutablePointer<Target> {
    UnsafeMutablePointer(pointer)
  }

  /// Sees a GObject as one of its other classes, as GTK's cast macros do.
  func cast<Source, Target>(_ pointer: UnsafeMutablePointer<Source>) -> UnsafeMutablePointer<Target> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: Target.self)
  }
#endif
