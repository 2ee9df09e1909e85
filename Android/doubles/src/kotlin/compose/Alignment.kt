package androidx.compose.ui

public interface Alignment {
    public interface Vertical

    public companion object {
        public val Top: Vertical = object : Vertical {}
    }
}
