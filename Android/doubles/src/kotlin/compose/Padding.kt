package androidx.compose.foundation.layout

import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import dev.tabwire.doubles.PlacingModifier
import dev.tabwire.doubles.PlainPadding
import dev.tabwire.doubles.edges

public interface PaddingValues {
    public fun calculateTopPadding(): Dp

    public fun calculateBottomPadding(): Dp
}

public fun PaddingValues(start: Dp = Dp(0f), top: Dp = Dp(0f), end: Dp = Dp(0f), bottom: Dp = Dp(0f)): PaddingValues =
    PlainPadding(top, bottom)

public fun PaddingValues(all: Dp): PaddingValues = PlainPadding(all, all)

public fun Modifier.padding(paddingValues: PaddingValues): Modifier = PlacingModifier(this) {
    it.copy(edges = it.edges + paddingValues.edges())
}
