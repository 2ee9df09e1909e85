package android.graphics;

/** A double of the platform's class. */
public class Canvas {
    public Canvas() {}
}
