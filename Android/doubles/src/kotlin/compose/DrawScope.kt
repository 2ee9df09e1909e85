package androidx.compose.ui.graphics.drawscope

import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas

public interface DrawScope {
    public val size: Size
}

public inline fun DrawScope.drawIntoCanvas(block: (Canvas) -> Unit): Unit = block(object : Canvas {})
