package androidx.compose.foundation.layout

import androidx.compose.ui.Modifier
import androidx.core.view.WindowInsetsCompat.Type
import dev.tabwire.doubles.insets

public fun Modifier.imePadding(): Modifier = windowInsetsPadding(insets(Type.ime()))
