package androidx.compose.ui.unit

public interface Density

@JvmInline
public value class Dp(public val value: Float)

public enum class LayoutDirection { Ltr, Rtl }
