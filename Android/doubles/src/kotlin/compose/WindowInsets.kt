package androidx.compose.foundation.layout

import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection

public interface WindowInsets {
    public fun getLeft(density: Density, layoutDirection: LayoutDirection): Int

    public fun getTop(density: Density): Int

    public fun getRight(density: Density, layoutDirection: LayoutDirection): Int

    public fun getBottom(density: Density): Int

    public companion object
}

@JvmInline
public value class WindowInsetsSides private constructor(private val value: Int) {
    public companion object {
        public val Horizontal: WindowInsetsSides = WindowInsetsSides(3)
    }
}

/** The only sides here are those at the left and at the right. */
@Suppress("UNUSED_PARAMETER")
public fun WindowInsets.only(sides: WindowInsetsSides): WindowInsets = object : WindowInsets by this {
    override fun getTop(density: Density) = 0

    override fun getBottom(density: Density) = 0
}
