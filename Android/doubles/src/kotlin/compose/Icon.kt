package androidx.compose.material3

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.painter.Painter
import dev.tabwire.doubles.Composition

@Composable
public fun Icon(
    painter: Painter,
    contentDescription: String?,
    modifier: Modifier = Modifier,
    tint: Color = Color(0u),
) {
    Composition.now.shownIcon = painter
    Composition.now.isIconTinted = tint != Color.Unspecified
}
