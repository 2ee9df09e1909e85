package androidx.core.graphics;

/** A double of AndroidX's class. */
public final class Insets {
    public final int bottom;

    private Insets(int bottom) {
        this.bottom = bottom;
    }

    public static Insets of(int left, int top, int right, int bottom) {
        return new Insets(bottom);
    }
}
