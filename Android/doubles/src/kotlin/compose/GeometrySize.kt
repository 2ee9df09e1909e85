@file:JvmName("SizeKt")

package androidx.compose.ui.geometry

@JvmInline
public value class Size internal constructor(private val packedValue: Long) {
    public val width: Float
        get() = Float.fromBits((packedValue ushr 32).toInt())

    public val height: Float
        get() = Float.fromBits(packedValue.toInt())

    public companion object {
        public val Unspecified: Size = Size(Float.NaN, Float.NaN)
    }
}

public fun Size(width: Float, height: Float): Size =
    Size((width.toRawBits().toLong() shl 32) or (height.toRawBits().toLong() and 0xFFFFFFFF))
