package androidx.compose.animation.core

/** A double of Compose's interface. */
public interface FiniteAnimationSpec<T>
