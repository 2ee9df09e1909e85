package androidx.compose.ui.viewinterop

import android.content.Context
import android.view.View
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import dev.tabwire.doubles.Composition
import dev.tabwire.doubles.contextOfComposition
import dev.tabwire.doubles.place

@Composable
public fun <T : View> AndroidView(factory: (Context) -> T, modifier: Modifier = Modifier, update: (T) -> Unit = {}) {
    val holder = Composition.now.view { factory(contextOfComposition) }
    holder.edges = modifier.place(Composition.now.place).edges
    update(holder.child)
}
