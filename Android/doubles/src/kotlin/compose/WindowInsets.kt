package androidx.compose.foundation.layout

import androidx.compose.ui.unit.Density

/** A double of Compose's interface. */
public interface WindowInsets {
    public fun getBottom(density: Density): Int

    public companion object
}
