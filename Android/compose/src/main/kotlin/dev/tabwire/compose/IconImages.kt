package dev.tabwire.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.rememberVectorPainter
import androidx.compose.ui.res.painterResource
import dev.tabwire.hotwire.IconImage
import dev.tabwire.hotwire.R
import dev.tabwire.hotwire.TabIcon

/**
 * Creates an icon of image vectors, such as those of Material.
 *
 * @param image the image of the tab.
 * @param selected the image while the tab is selected.
 */
public fun TabIcon.Companion.of(image: ImageVector, selected: ImageVector = image): TabIcon =
    TabIcon(VectorImage(image), VectorImage(selected))

/**
 * Creates an icon of painters.
 *
 * @param image the image of the tab.
 * @param selected the image while the tab is selected.
 */
public fun TabIcon.Companion.of(image: Painter, selected: Painter = image): TabIcon = TabIcon(PainterImage(image), PainterImage(selected))

private data class VectorImage(val vector: ImageVector) : IconImage

private data class PainterImage(val painter: Painter) : IconImage

/** Returns the painter of an image. */
@Composable
internal fun IconImage.painter(): Painter = when (this) {
    is IconImage.Resource -> painterResource(id)
    is IconImage.Drawable -> remember(drawable) { DrawablePainter(drawable) }
    is IconImage.Picture -> remember(drawable) { DrawablePainter(drawable) }
    is VectorImage -> rememberVectorPainter(vector)
    is PainterImage -> painter
    else -> painterResource(R.drawable.tabwire_unknown)
}
