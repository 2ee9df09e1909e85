package androidx.compose.ui.graphics.vector

import androidx.compose.runtime.Composable
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.painter.Painter

/** A double of Compose's class. */
public class ImageVector internal constructor()

/** A double of Compose's class. */
public class VectorPainter internal constructor(internal val image: ImageVector) : Painter() {
    override val intrinsicSize: Size = Size.Unspecified

    override fun DrawScope.onDraw(): Unit = Unit
}

@Composable
public fun rememberVectorPainter(image: ImageVector): VectorPainter = VectorPainter(image)
