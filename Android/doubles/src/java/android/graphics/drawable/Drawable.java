package android.graphics.drawable;

/** A double of the platform's class. */
public abstract class Drawable {
    public Drawable() {}
}
