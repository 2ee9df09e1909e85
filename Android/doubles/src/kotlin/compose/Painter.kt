package androidx.compose.ui.graphics.painter

/** A double of Compose's class. */
public abstract class Painter {
    internal var resource: Int? = null
}
