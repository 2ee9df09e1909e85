package androidx.compose.foundation.layout

import androidx.compose.ui.Modifier

public fun Modifier.imePadding(): Modifier = this
