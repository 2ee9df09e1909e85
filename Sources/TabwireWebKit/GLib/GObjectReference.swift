import CWebKitGTK

/// A strong reference to a GObject, released when this object is deallocated.
///
/// Swift may deallocate it right after its last use, and so before C reads a pointer that was taken from it. Therefore the
/// pointer is available in a closure only.
@MainActor
package final class GObjectReference {
  private let pointer: UnsafeMutableRawPointer

  /// Takes ownership of an object with a floating reference, such as a new widget.
  package init(sinking pointer: UnsafeMutableRawPointer) {
    self.pointer = g_object_ref_sink(pointer)
  }

  /// Takes ownership of an existing reference.
  package init(adopting pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
  }

  /// Adds a reference to an object that others own.
  package convenience init(retaining pointer: some GObjectPointer) {
    self.init(adopting: g_object_ref(pointer.rawPointer))
  }

  isolated deinit {
    g_object_unref(pointer)
  }

  /// Calls a function with the object, which lives until the function returns.
  ///
  /// - Parameter use: Uses the pointer, as one to the class that the C functions in it take, and does not keep it.
  package func withPointer<Pointer: GObjectPointer, Result>(_ use: (Pointer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try use(Pointer(rawPointer: pointer)) }
  }
}

/// An object that owns a widget.
@MainActor
package protocol WidgetOwner {
  var reference: GObjectReference { get }
}

extension WidgetOwner {
  /// Calls a function with the widget, which lives until the function returns.
  package func withWidget<Result>(_ use: (Widget) throws -> Result) rethrows -> Result {
    try reference.withPointer(use)
  }
}
