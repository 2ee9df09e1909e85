package androidx.compose.foundation.layout

import androidx.compose.ui.Modifier

public fun Modifier.consumeWindowInsets(paddingValues: PaddingValues): Modifier = this

@Suppress("UNUSED_PARAMETER")
public fun Modifier.windowInsetsPadding(insets: WindowInsets): Modifier = this
