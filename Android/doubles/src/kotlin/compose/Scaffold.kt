package androidx.compose.material3

import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.dp
import dev.tabwire.doubles.BAR_SIZE
import dev.tabwire.doubles.Composition
import dev.tabwire.doubles.PlainPadding
import dev.tabwire.doubles.edges
import dev.tabwire.doubles.place
import dev.tabwire.doubles.systemBarInsets

@JvmInline
public value class FabPosition internal constructor(private val value: Int) {
    public companion object {
        public val End: FabPosition = FabPosition(2)
    }
}

/**
 * The padding at the top and at the bottom is the height of the bar there, or the insets if there is none (Scaffold.kt at 0f62d31). A bar
 * at the top is one if it has a text.
 */
@Composable
public fun Scaffold(
    modifier: Modifier = Modifier,
    topBar: @Composable () -> Unit = {},
    bottomBar: @Composable () -> Unit = {},
    snackbarHost: @Composable () -> Unit = {},
    floatingActionButton: @Composable () -> Unit = {},
    floatingActionButtonPosition: FabPosition = FabPosition.End,
    containerColor: Color = MaterialTheme.colorScheme.background,
    contentColor: Color = contentColorFor(containerColor),
    contentWindowInsets: WindowInsets = systemBarInsets(),
    content: @Composable (PaddingValues) -> Unit,
) {
    val composition = Composition.now
    composition.at(modifier.place(composition.place)) {
        val insets = contentWindowInsets.edges() - composition.place.consumed
        val textCount = composition.texts.size
        composition.group("topBar", topBar)
        val top = insets.top + if (composition.texts.size > textCount) BAR_SIZE else 0
        composition.barHeight = 0
        composition.group("bottomBar", bottomBar)
        val bottom = composition.barHeight.takeIf { it > 0 } ?: insets.bottom
        composition.group("snackbarHost", snackbarHost)
        composition.group("floatingActionButton", floatingActionButton)
        composition.group("content") { content(PlainPadding(top.dp, bottom.dp)) }
    }
}
