package androidx.compose.foundation.layout

import androidx.compose.runtime.Composable
import androidx.compose.ui.platform.ComposeView
import androidx.core.view.WindowInsetsCompat.Type
import dev.tabwire.doubles.ComposeVersion
import dev.tabwire.doubles.insets

public var ComposeView.consumeWindowInsets: Boolean
    get() = consumesInsets ?: ComposeVersion.current.consumesInsets
    set(value) {
        consumesInsets = value
    }

public val WindowInsets.Companion.ime: WindowInsets
    @Composable get() = insets(Type.ime())

public val WindowInsets.Companion.safeDrawing: WindowInsets
    @Composable get() = insets(Type.systemBars() or Type.displayCutout() or Type.ime())
