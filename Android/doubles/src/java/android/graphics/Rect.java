package android.graphics;

/** Stands in for the platform's class. */
public final class Rect {
    public int bottom;

    public Rect() {}
}
