package androidx.compose.foundation.layout

import androidx.compose.ui.Modifier

public fun Modifier.fillMaxSize(fraction: Float = 1f): Modifier = this
