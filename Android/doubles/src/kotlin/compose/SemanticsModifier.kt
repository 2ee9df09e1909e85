package androidx.compose.ui.semantics

import androidx.compose.ui.Modifier
import dev.tabwire.doubles.Semantics
import dev.tabwire.doubles.SemanticsModifier

public fun Modifier.semantics(
    mergeDescendants: Boolean = false,
    properties: SemanticsPropertyReceiver.() -> Unit,
): Modifier = SemanticsModifier(Semantics().apply(properties), clears = false)

public fun Modifier.clearAndSetSemantics(properties: SemanticsPropertyReceiver.() -> Unit): Modifier =
    SemanticsModifier(Semantics().apply(properties), clears = true)
