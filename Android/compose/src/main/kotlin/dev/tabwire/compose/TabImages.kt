package dev.tabwire.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.rememberVectorPainter
import androidx.compose.ui.res.painterResource
import dev.tabwire.hotwire.R
import dev.tabwire.hotwire.TabIcon
import dev.tabwire.hotwire.TabImage

/**
 * Creates an icon of image vectors, such as those of Material.
 *
 * @param image the image of the tab.
 * @param selected the image while the tab is selected.
 */
public fun TabIcon(image: ImageVector, selected: ImageVector = image): TabIcon =
    TabIcon(VectorImage(image), VectorImage(selected))

/**
 * Creates an icon of painters.
 *
 * @param image the image of the tab.
 * @param selected the image while the tab is selected.
 */
public fun TabIcon(image: Painter, selected: Painter = image): TabIcon = TabIcon(PainterImage(image), PainterImage(selected))

private data class VectorImage(val vector: ImageVector) : TabImage

private data class PainterImage(val painter: Painter) : TabImage

/** Returns the painter of an image. */
@Composable
internal fun TabImage.painter(): Painter = when (this) {
    is TabImage.Resource -> painterResource(id)
    is TabImage.Drawable -> remember(drawable) { DrawablePainter(drawable) }
    is TabImage.Picture -> remember(drawable) { DrawablePainter(drawable) }
    is VectorImage -> rememberVectorPainter(vector)
    is PainterImage -> painter
    else -> painterResource(R.drawable.tabwire_unknown)
}
