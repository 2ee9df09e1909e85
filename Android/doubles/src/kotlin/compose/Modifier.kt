package androidx.compose.ui

/** Stands in for Compose's interface. */
public interface Modifier {
    public companion object : Modifier
}
