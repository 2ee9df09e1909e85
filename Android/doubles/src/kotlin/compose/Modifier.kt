package androidx.compose.ui

/** A double of Compose's interface. */
public interface Modifier {
    public companion object : Modifier
}
