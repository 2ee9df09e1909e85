package androidx.compose.foundation.layout

import androidx.compose.ui.Modifier
import dev.tabwire.doubles.Edges
import dev.tabwire.doubles.PlacingModifier
import dev.tabwire.doubles.edges

public fun Modifier.consumeWindowInsets(paddingValues: PaddingValues): Modifier = PlacingModifier(this) {
    it.copy(consumed = it.consumed + paddingValues.edges())
}

/** Pads by what no modifier around it has used (WindowInsetsPadding.kt of foundation-layout). */
public fun Modifier.windowInsetsPadding(insets: WindowInsets): Modifier = PlacingModifier(this) {
    it.copy(edges = it.edges + (insets.edges() - it.consumed), consumed = it.consumed.max(insets.edges()))
}
