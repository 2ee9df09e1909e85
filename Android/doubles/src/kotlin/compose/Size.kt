package androidx.compose.foundation.layout

import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import dev.tabwire.doubles.SizeModifier

public fun Modifier.fillMaxSize(fraction: Float = 1f): Modifier = this

public fun Modifier.size(size: Dp): Modifier = SizeModifier(size)
