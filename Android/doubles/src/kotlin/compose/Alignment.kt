package androidx.compose.ui

/** A double of Compose's interface. */
public interface Alignment {
    /** A double of Compose's interface. */
    public interface Vertical

    public companion object {
        public val Top: Vertical = object : Vertical {}
    }
}
