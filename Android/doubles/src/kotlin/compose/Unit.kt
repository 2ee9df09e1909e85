package androidx.compose.ui.unit

/** A double of Compose's interface. */
public interface Density

/** A double of Compose's class. */
@JvmInline
public value class Dp(public val value: Float)
