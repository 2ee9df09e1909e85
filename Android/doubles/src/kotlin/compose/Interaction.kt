package androidx.compose.foundation.interaction

/** Stands in for Compose's interface. */
public interface MutableInteractionSource
