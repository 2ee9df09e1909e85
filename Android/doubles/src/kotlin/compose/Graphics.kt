package androidx.compose.ui.graphics

/** A double of Compose's class. */
@JvmInline
public value class Color(public val value: ULong)
