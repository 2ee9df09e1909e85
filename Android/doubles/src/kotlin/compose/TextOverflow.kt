package androidx.compose.ui.text.style

@JvmInline
public value class TextOverflow internal constructor(internal val value: Int) {
    public companion object {
        public val Clip: TextOverflow = TextOverflow(1)
        public val Ellipsis: TextOverflow = TextOverflow(2)
    }
}
