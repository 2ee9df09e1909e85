package dev.tabwire.doubles

import android.content.Context
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.RowScope
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsPropertyReceiver
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp

/** The height of a navigation bar and the width of a rail, without insets. */
internal const val BAR_SIZE = 80

internal object PlainScope : RowScope, BoxScope, ColumnScope

internal object PlainDensity : Density

internal class PlainPadding(private val top: Dp, private val bottom: Dp) : PaddingValues {
    override fun calculateTopPadding() = top

    override fun calculateBottomPadding() = bottom
}

internal fun PaddingValues.edges() = Edges(top = calculateTopPadding().value.toInt(), bottom = calculateBottomPadding().value.toInt())

/** A modifier with what screen readers get. */
internal class SemanticsModifier(val semantics: Semantics, val clears: Boolean) : Modifier

internal class Semantics : SemanticsPropertyReceiver {
    var state: String? = null
    var roleOrNull: Role? = null
    var description: String? = null
    var isDisabled = false
    var click: (() -> Boolean)? = null
}

/** The composition of the activity's content. */
internal var shownComposition: Composition? = null

/** The context of the composition. */
internal lateinit var contextOfComposition: Context
