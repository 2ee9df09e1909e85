package android.view;

/** A double of the platform's class. */
public class Gravity {
    public static final int END = 0x00800005;

    public Gravity() {}
}
