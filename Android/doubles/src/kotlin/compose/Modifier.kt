package androidx.compose.ui

public interface Modifier {
    public companion object : Modifier
}
