import CWebKitGTK
import TabwireWebKit

/// A texture that is drawn in the color of the text around it, by its alpha channel, as symbolic icons are (P22.4).
///
/// It is a class of GObject: GTK asks such a paintable to draw itself with the colors of the widget's style, and again
/// when they change.
@MainActor
enum TintedTexture {
  /// Creates a tinted texture.
  static func make(from texture: GObjectReference) -> GObjectReference {
    let object = g_object_new_with_properties(type, 0, nil, nil)!
    texture.withPointer { (pointer: OpaquePointer) in
      g_object_set_data_full(object, key, g_object_ref(pointer.rawPointer)) { g_object_unref($0) }
    }
    return GObjectReference(adopting: object)
  }

  private static let type: GType = {
    let type = g_type_register_static_simple(
      g_object_get_type(), "TabwireTintedTexture", guint(MemoryLayout<GObjectClass>.size), nil,
      guint(MemoryLayout<GObject>.size), nil, GTypeFlags(rawValue: 0))
    var paintable = GInterfaceInfo(interface_init: fillPaintable, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gdk_paintable_get_type(), &paintable)
    var symbolic = GInterfaceInfo(interface_init: fillSymbolic, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gtk_symbolic_paintable_get_type(), &symbolic)
    return type
  }()
}

private let fillPaintable: GInterfaceInitFunc = { interface, _ in
  guard let functions = interface?.assumingMemoryBound(to: GdkPaintableInterface.self) else { return }
  functions.pointee.snapshot = { paintable, snapshot, width, height in
    draw(paintable, snapshot, width: width, height: height, nil)
  }
  functions.pointee.get_intrinsic_width = { gdk_paintable_get_intrinsic_width(texture(of: $0)) }
  functions.pointee.get_intrinsic_height = { gdk_paintable_get_intrinsic_height(texture(of: $0)) }
}

private let fillSymbolic: GInterfaceInitFunc = { interface, _ in
  guard let functions = interface?.assumingMemoryBound(to: GtkSymbolicPaintableInterface.self) else { return }
  functions.pointee.snapshot_symbolic = { paintable, snapshot, width, height, colors, _ in
    draw(paintable, snapshot, width: width, height: height, colors)
  }
}

private let key = "tabwire-texture"

private func texture(of paintable: OpaquePointer?) -> OpaquePointer? {
  paintable.flatMap { g_object_get_data(cast($0), key) }.map { OpaquePointer($0) }
}

/// Draws a texture in a color.
private func draw(
  _ paintable: OpaquePointer?, _ snapshot: OpaquePointer?, width: Double, height: Double,
  _ color: UnsafePointer<GdkRGBA>?
) {
  let color = color?.pointee ?? GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
  var matrix = graphene_matrix_t()
  var offset = graphene_vec4_t()
  // Only the alpha channel of the texture counts.
  let values: [Float] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, color.alpha]
  graphene_matrix_init_from_float(&matrix, values)
  graphene_vec4_init(&offset, color.red, color.green, color.blue, 0)
  gtk_snapshot_push_color_matrix(snapshot, &matrix, &offset)
  gdk_paintable_snapshot(texture(of: paintable), snapshot, width, height)
  gtk_snapshot_pop(snapshot)
}
