package dev.tabwire.hotwire

import android.content.Context
import android.view.WindowInsets
import android.widget.FrameLayout
import androidx.core.view.WindowInsetsCompat

/** The view of the containers. The layout around it decides which insets their pages get. */
internal class ContainersView(context: Context) : FrameLayout(context) {
    /** Returns the insets that the pages get, of those that reach the view. */
    var pageInsets: (WindowInsetsCompat) -> WindowInsetsCompat = { it }

    override fun dispatchApplyWindowInsets(insets: WindowInsets): WindowInsets {
        pageInsets(WindowInsetsCompat.toWindowInsetsCompat(insets, this)).toWindowInsets()?.let { super.dispatchApplyWindowInsets(it) }
        // Before Android 11, the siblings of a view get what it returns.
        return insets
    }
}
