package androidx.compose.material3

import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.Dp
import dev.tabwire.doubles.Composition
import dev.tabwire.doubles.edges
import dev.tabwire.doubles.place
import dev.tabwire.doubles.systemBarInsets

@JvmInline
public value class FabPosition internal constructor(private val value: Int)

/** The padding at the bottom is the height of the bar, or the insets there if there is none (Scaffold.kt at 0f62d31). */
@Composable
public fun Scaffold(
    modifier: Modifier = Modifier,
    topBar: @Composable () -> Unit = {},
    bottomBar: @Composable () -> Unit = {},
    snackbarHost: @Composable () -> Unit = {},
    floatingActionButton: @Composable () -> Unit = {},
    floatingActionButtonPosition: FabPosition = FabPosition(2),
    containerColor: Color = Color(0u),
    contentColor: Color = Color(0u),
    contentWindowInsets: WindowInsets = systemBarInsets(),
    content: @Composable (PaddingValues) -> Unit,
) {
    val composition = Composition.now
    composition.at(modifier.place(composition.place)) {
        composition.barHeight = 0
        composition.group("bottomBar", bottomBar)
        val bottom = composition.barHeight.takeIf { it > 0 } ?: (contentWindowInsets.edges() - composition.place.consumed).bottom
        composition.group("content") { content(PaddingValues(bottom = Dp(bottom.toFloat()))) }
    }
}
