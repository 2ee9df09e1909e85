package androidx.compose.ui.unit

/** A double of Compose's class. */
@JvmInline
public value class IntOffset internal constructor(private val packedValue: Long)
