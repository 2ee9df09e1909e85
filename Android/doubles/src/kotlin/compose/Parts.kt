package dev.tabwire.doubles

import android.content.Context
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsPropertyReceiver
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp

internal object PlainScope : RowScope, BoxScope, ColumnScope

internal object PlainDensity : Density

internal class PlainPadding(private val bottom: Dp) : PaddingValues {
    override fun calculateBottomPadding() = bottom
}

/** The on-screen keyboard. */
internal object Keyboard : WindowInsets {
    var height = 0

    override fun getBottom(density: Density) = height
}

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
