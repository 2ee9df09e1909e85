package androidx.compose.ui.graphics

@JvmInline
public value class Color(public val value: ULong)
