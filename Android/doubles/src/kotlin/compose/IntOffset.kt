package androidx.compose.ui.unit

@JvmInline
public value class IntOffset internal constructor(private val packedValue: Long)
