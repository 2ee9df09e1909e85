package dev.tabwire.doubles

import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.LayoutDirection

/** Lengths at four sides, in pixels. */
internal data class Edges(val left: Int = 0, val top: Int = 0, val right: Int = 0, val bottom: Int = 0) {
    operator fun plus(other: Edges) = Edges(left + other.left, top + other.top, right + other.right, bottom + other.bottom)

    operator fun minus(other: Edges) = Edges(
        (left - other.left).coerceAtLeast(0), (top - other.top).coerceAtLeast(0),
        (right - other.right).coerceAtLeast(0), (bottom - other.bottom).coerceAtLeast(0),
    )

    fun max(other: Edges) =
        Edges(maxOf(left, other.left), maxOf(top, other.top), maxOf(right, other.right), maxOf(bottom, other.bottom))
}

internal fun WindowInsets.edges(): Edges = Edges(
    getLeft(PlainDensity, LayoutDirection.Ltr), getTop(PlainDensity), getRight(PlainDensity, LayoutDirection.Ltr), getBottom(PlainDensity),
)

/** Where a composable is: its distances from the edges of the composition, and the insets that modifiers around it have used. */
internal data class Place(val edges: Edges = Edges(), val consumed: Edges = Edges())

/** A modifier that moves what is in it, or uses insets. */
internal class PlacingModifier(private val outer: Modifier, private val change: (Place) -> Place) : Modifier {
    fun place(from: Place) = change(outer.place(from))
}

internal fun Modifier.place(from: Place): Place = (this as? PlacingModifier)?.place(from) ?: from
