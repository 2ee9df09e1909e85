package androidx.compose.foundation.layout

import androidx.compose.ui.unit.Density

/** Stands in for Compose's interface. */
public interface WindowInsets {
    public fun getBottom(density: Density): Int

    public companion object
}
