package dev.tabwire.doubles

import android.content.Context
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.SemanticsPropertyReceiver
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp

internal object PlainScope : RowScope, BoxScope, ColumnScope

internal object PlainDensity : Density

internal class PlainPadding(private val bottom: Dp) : PaddingValues {
    override fun calculateBottomPadding() = bottom
}

/** The keyboard of the device that is none. */
internal object Keyboard : WindowInsets {
    var height = 0

    override fun getBottom(density: Density) = height
}

/** What a modifier lets a screen reader say. */
internal class SpokenModifier(val state: String?) : Modifier

internal class Spoken : SemanticsPropertyReceiver {
    var state: String? = null
}

/** The composition of the activity's content, for tests to compose it. */
internal var shownComposition: Composition? = null

/** Whose content is being composed. */
internal lateinit var contextOfComposition: Context
