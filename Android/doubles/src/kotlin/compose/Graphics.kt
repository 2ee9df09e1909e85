package androidx.compose.ui.graphics

/** Stands in for Compose's class. */
@JvmInline
public value class Color(public val value: ULong)
