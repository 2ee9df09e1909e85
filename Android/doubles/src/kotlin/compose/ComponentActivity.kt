package androidx.activity.compose

import androidx.activity.ComponentActivity
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionContext
import androidx.compose.ui.platform.ComposeView
import dev.tabwire.doubles.AndroidComposeView
import dev.tabwire.doubles.Composition
import dev.tabwire.doubles.contextOfComposition
import dev.tabwire.doubles.shownComposition

public fun ComponentActivity.setContent(parent: CompositionContext? = null, content: @Composable () -> Unit) {
    val composed = AndroidComposeView(this)
    setContentView(ComposeView(this).apply { addView(composed) })
    shownComposition = Composition(composed) {
        contextOfComposition = this
        content()
    }
}
