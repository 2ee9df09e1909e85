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
    public operator fun plus(sides: WindowInsetsSides): WindowInsetsSides = WindowInsetsSides(value or sides.value)

    internal fun has(side: WindowInsetsSides) = value and side.value != 0

    public companion object {
        public val Top: WindowInsetsSides = WindowInsetsSides(4)
        public val Horizontal: WindowInsetsSides = WindowInsetsSides(3)
    }
}

/** The sides here are the top, and both at the left and at the right. */
public fun WindowInsets.only(sides: WindowInsetsSides): WindowInsets {
    val all = this
    val (hasSides, hasTop) = sides.has(WindowInsetsSides.Horizontal) to sides.has(WindowInsetsSides.Top)
    return object : WindowInsets {
        override fun getLeft(density: Density, layoutDirection: LayoutDirection) =
            if (hasSides) all.getLeft(density, layoutDirection) else 0

        override fun getTop(density: Density) = if (hasTop) all.getTop(density) else 0

        override fun getRight(density: Density, layoutDirection: LayoutDirection) =
            if (hasSides) all.getRight(density, layoutDirection) else 0

        override fun getBottom(density: Density) = 0
    }
}
