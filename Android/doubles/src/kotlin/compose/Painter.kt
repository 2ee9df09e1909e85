package androidx.compose.ui.graphics.painter

/** Stands in for Compose's class. */
public abstract class Painter {
    internal var resource: Int? = null
}
