package androidx.compose.foundation.layout

import androidx.compose.runtime.Composable
import dev.tabwire.doubles.Keyboard

public val WindowInsets.Companion.ime: WindowInsets
    @Composable get() = Keyboard

public val WindowInsets.Companion.safeDrawing: WindowInsets
    @Composable get() = Keyboard
