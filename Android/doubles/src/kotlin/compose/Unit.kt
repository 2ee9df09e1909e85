package androidx.compose.ui.unit

/** Stands in for Compose's interface. */
public interface Density

/** Stands in for Compose's class. */
@JvmInline
public value class Dp(public val value: Float)
