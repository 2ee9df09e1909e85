package androidx.compose.foundation.layout

import androidx.compose.ui.Modifier

/** A double of Compose's interface. */
public interface RowScope {
    public fun Modifier.weight(weight: Float, fill: Boolean = true): Modifier = this
}

/** A double of Compose's interface. */
public interface BoxScope

/** A double of Compose's interface. */
public interface ColumnScope
