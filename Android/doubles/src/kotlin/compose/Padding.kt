package androidx.compose.foundation.layout

import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import dev.tabwire.doubles.Edges
import dev.tabwire.doubles.PlacingModifier
import dev.tabwire.doubles.PlainPadding

public interface PaddingValues {
    public fun calculateBottomPadding(): Dp
}

public fun PaddingValues(start: Dp = Dp(0f), top: Dp = Dp(0f), end: Dp = Dp(0f), bottom: Dp = Dp(0f)): PaddingValues =
    PlainPadding(bottom)

public fun Modifier.padding(paddingValues: PaddingValues): Modifier = PlacingModifier(this) {
    it.copy(edges = it.edges + Edges(bottom = paddingValues.calculateBottomPadding().value.toInt()))
}
