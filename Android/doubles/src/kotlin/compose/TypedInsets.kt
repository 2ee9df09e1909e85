package dev.tabwire.doubles

import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import androidx.core.view.WindowInsetsCompat.Type

/** Insets of some types, which change with those of the window. */
private class TypedInsets(private val types: Int, private val holder: WindowInsetsHolder) : WindowInsets {
    private val value
        get() = holder.insets.getInsets(types)

    override fun getLeft(density: Density, layoutDirection: LayoutDirection) = value.left

    override fun getTop(density: Density) = value.top

    override fun getRight(density: Density, layoutDirection: LayoutDirection) = value.right

    override fun getBottom(density: Density) = value.bottom

    override fun equals(other: Any?) = other is TypedInsets && other.types == types && other.holder === holder

    override fun hashCode() = types
}

/** Reads insets in the composition. */
internal fun insets(types: Int): WindowInsets {
    val holder = Composition.now.view.insetsHolder
    Composition.now.run { group("insets") { effect(holder) { holder.listen() } } }
    return TypedInsets(types, holder)
}

/** The default insets of Material 3: those of the system bars (SystemBarsDefaultInsets.android.kt at 02eaedd). */
internal fun systemBarInsets(): WindowInsets = insets(Type.systemBars())
