package androidx.compose.ui.unit

public interface Density

@JvmInline
public value class Dp(public val value: Float)

public val Int.dp: Dp
    get() = Dp(toFloat())

public enum class LayoutDirection { Ltr, Rtl }
