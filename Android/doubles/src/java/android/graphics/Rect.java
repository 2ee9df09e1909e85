package android.graphics;

/** A double of the platform's class. */
public final class Rect {
    public int left;
    public int top;
    public int right;
    public int bottom;

    public Rect() {}
}
