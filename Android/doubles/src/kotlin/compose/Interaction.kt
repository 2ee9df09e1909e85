package androidx.compose.foundation.interaction

/** A double of Compose's interface. */
public interface MutableInteractionSource
