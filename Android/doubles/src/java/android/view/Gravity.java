package android.view;

/** Stands in for the platform's class. */
public class Gravity {
    public static final int END = 0x00800005;

    public Gravity() {}
}
