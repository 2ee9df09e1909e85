package androidx.compose.material3

import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import dev.tabwire.doubles.Composition
import dev.tabwire.doubles.Keyboard

@JvmInline
public value class FabPosition internal constructor(private val value: Int)

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
    contentWindowInsets: WindowInsets = Keyboard,
    content: @Composable (PaddingValues) -> Unit,
) {
    Composition.now.group("bottomBar", bottomBar)
    Composition.now.group("content") { content(PaddingValues()) }
}
