package androidx.compose.ui.unit

public val Int.dp: Dp
    get() = Dp(toFloat())
