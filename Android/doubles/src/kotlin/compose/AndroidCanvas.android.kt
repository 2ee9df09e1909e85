package androidx.compose.ui.graphics

/** A double of Compose's interface. */
public interface Canvas

private val canvas = android.graphics.Canvas()

public val Canvas.nativeCanvas: android.graphics.Canvas
    get() = canvas
