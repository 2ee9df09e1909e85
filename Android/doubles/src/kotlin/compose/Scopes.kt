package androidx.compose.foundation.layout

/** Stands in for Compose's interface. */
public interface RowScope

/** Stands in for Compose's interface. */
public interface BoxScope

/** Stands in for Compose's interface. */
public interface ColumnScope
