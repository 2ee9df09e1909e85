package androidx.compose.ui.graphics

@JvmInline
public value class Color(public val value: ULong) {
    public companion object {
        public val Unspecified: Color = Color(0x10u)
    }
}
