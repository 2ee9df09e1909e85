package dev.tabwire.doubles

import android.content.Context
import android.view.View
import android.view.ViewGroup
import android.widget.FrameLayout
import androidx.compose.ui.platform.ComposeView
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat

/** The view of a composition, within its `ComposeView`. */
internal class AndroidComposeView(context: Context) : FrameLayout(context) {
    /** The insets, once a composable reads some. */
    val insetsHolder by lazy { WindowInsetsHolder(this) }
}

/** The insets that composables read. It listens after the composition in which the first one was read. */
internal class WindowInsetsHolder(private val view: AndroidComposeView) {
    private val consumes = (view.parent as ComposeView).consumesInsets ?: ComposeVersion.current.consumesInsets

    var insets: WindowInsetsCompat = WindowInsetsCompat.ofForTest(0, 0)
        private set

    fun listen() {
        ViewCompat.setOnApplyWindowInsetsListener(view) { _, insets ->
            this.insets = insets
            if (consumes) WindowInsetsCompat.CONSUMED else insets
        }
        view.requestApplyInsets()
    }
}

/** The parent of a view in a composition. */
internal class AndroidViewHolder<T : View>(context: Context, val child: T) : FrameLayout(context) {
    private var received: WindowInsetsCompat? = null

    /** The distances of the view from the edges of the composition. The child gets its insets again after a change. */
    var edges = Edges()
        set(value) {
            if (field == value) return
            field = value
            if (ComposeVersion.current.insetsViewsByPosition) {
                received?.let { child.dispatchApplyWindowInsets(reaching(it).toWindowInsets()) }
            }
        }

    init {
        (child.parent as? ViewGroup)?.removeView(child)
        addView(child)
        if (ComposeVersion.current.insetsViewsByPosition) ViewCompat.setOnApplyWindowInsetsListener(this) { _, insets ->
            received = insets
            reaching(insets)
        }
    }

    private fun reaching(insets: WindowInsetsCompat) = insets.inset(edges.left, edges.top, edges.right, edges.bottom)
}
