package androidx.compose.ui.viewinterop

import android.content.Context
import android.view.View
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import dev.tabwire.doubles.contextOfComposition
import dev.tabwire.doubles.Composition

@Composable
public fun <T : View> AndroidView(factory: (Context) -> T, modifier: Modifier = Modifier, update: (T) -> Unit = {}) {
    update(Composition.now.view { factory(contextOfComposition) })
}
