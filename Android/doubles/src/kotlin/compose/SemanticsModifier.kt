package androidx.compose.ui.semantics

import androidx.compose.ui.Modifier
import dev.tabwire.doubles.Spoken
import dev.tabwire.doubles.SpokenModifier

public fun Modifier.semantics(
    mergeDescendants: Boolean = false,
    properties: SemanticsPropertyReceiver.() -> Unit,
): Modifier = SpokenModifier(Spoken().apply(properties).state)
