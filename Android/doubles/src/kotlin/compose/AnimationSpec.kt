package androidx.compose.animation.core

public interface FiniteAnimationSpec<T>
