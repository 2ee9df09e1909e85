package androidx.activity.compose

import android.widget.FrameLayout
import androidx.activity.ComponentActivity
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionContext
import dev.tabwire.doubles.Composition
import dev.tabwire.doubles.contextOfComposition
import dev.tabwire.doubles.shownComposition

public fun ComponentActivity.setContent(parent: CompositionContext? = null, content: @Composable () -> Unit) {
    val root = FrameLayout(this)
    setContentView(root)
    shownComposition = Composition(root) {
        contextOfComposition = this
        content()
    }
}
