package androidx.compose.material3

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.painter.Painter
import dev.tabwire.doubles.Composition
import dev.tabwire.doubles.SizeModifier

@Composable
public fun Icon(
    painter: Painter,
    contentDescription: String?,
    modifier: Modifier = Modifier,
    tint: Color = Color(0u),
) {
    Composition.now.shownIcon = painter
    // Material's own size is only for a painter without one (defaultSizeFor in Icon.kt of 1.3).
    Composition.now.shownIconSize = (modifier as? SizeModifier)?.size?.value ?: painter.intrinsicSize.takeIf { it != Size.Unspecified }?.width ?: 24f
    Composition.now.isIconTinted = tint != Color.Unspecified
}
