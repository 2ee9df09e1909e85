package androidx.compose.foundation.layout

import androidx.compose.ui.Modifier

public fun Modifier.consumeWindowInsets(paddingValues: PaddingValues): Modifier = this
