package androidx.compose.ui.graphics.painter

import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope

public abstract class Painter {
    public abstract val intrinsicSize: Size

    protected abstract fun DrawScope.onDraw()

    internal fun drawForTest(width: Float, height: Float) {
        object : DrawScope {
            override val size = Size(width, height)
        }.onDraw()
    }
}
