package androidx.compose.ui.graphics

public interface Canvas

private val canvas = android.graphics.Canvas()

public val Canvas.nativeCanvas: android.graphics.Canvas
    get() = canvas
