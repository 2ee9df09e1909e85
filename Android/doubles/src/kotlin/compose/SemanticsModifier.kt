package androidx.compose.ui.semantics

import androidx.compose.ui.Modifier
import dev.tabwire.doubles.StateDescription
import dev.tabwire.doubles.SemanticsModifier

public fun Modifier.semantics(
    mergeDescendants: Boolean = false,
    properties: SemanticsPropertyReceiver.() -> Unit,
): Modifier = SemanticsModifier(StateDescription().apply(properties).state)
