package androidx.compose.foundation.layout

import androidx.compose.ui.Modifier

public interface RowScope {
    public fun Modifier.weight(weight: Float, fill: Boolean = true): Modifier = this
}

public interface BoxScope

public interface ColumnScope
