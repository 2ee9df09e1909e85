package androidx.compose.foundation.layout

/** A double of Compose's interface. */
public interface RowScope

/** A double of Compose's interface. */
public interface BoxScope

/** A double of Compose's interface. */
public interface ColumnScope
