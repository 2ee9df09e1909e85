package android.graphics;

/** A double of the platform's class. */
public final class Rect {
    public int bottom;

    public Rect() {}
}
