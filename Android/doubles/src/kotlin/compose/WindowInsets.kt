package androidx.compose.foundation.layout

import androidx.compose.ui.unit.Density

public interface WindowInsets {
    public fun getBottom(density: Density): Int

    public companion object
}

@JvmInline
public value class WindowInsetsSides private constructor(private val value: Int) {
    public companion object {
        public val Horizontal: WindowInsetsSides = WindowInsetsSides(3)
    }
}

@Suppress("UNUSED_PARAMETER")
public fun WindowInsets.only(sides: WindowInsetsSides): WindowInsets = this
