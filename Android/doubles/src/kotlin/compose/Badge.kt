package androidx.compose.material3

import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.RowScope
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import dev.tabwire.doubles.Composition
import dev.tabwire.doubles.PlainScope

@Composable
public fun BadgedBox(
    badge: @Composable BoxScope.() -> Unit,
    modifier: Modifier = Modifier,
    content: @Composable BoxScope.() -> Unit,
) {
    PlainScope.badge()
    PlainScope.content()
}

@Composable
public fun Badge(
    modifier: Modifier = Modifier,
    containerColor: Color = Color(0u),
    contentColor: Color = Color(0u),
    content: @Composable (RowScope.() -> Unit)? = null,
) {
    val composition = Composition.now
    val outer = composition.texts
    composition.texts = mutableListOf()
    content?.let { PlainScope.it() }
    composition.shownBadge = composition.texts.joinToString("")
    composition.texts = outer
}
