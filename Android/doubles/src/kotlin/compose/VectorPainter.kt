package androidx.compose.ui.graphics.vector

import androidx.compose.runtime.Composable
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.painter.Painter

public class ImageVector private constructor() {
    internal companion object {
        fun make() = ImageVector()
    }
}

public class VectorPainter private constructor(internal val image: ImageVector) : Painter() {
    override val intrinsicSize: Size = Size.Unspecified

    override fun DrawScope.onDraw(): Unit = Unit

    internal companion object {
        fun make(image: ImageVector) = VectorPainter(image)
    }
}

@Composable
public fun rememberVectorPainter(image: ImageVector): VectorPainter = VectorPainter.make(image)
