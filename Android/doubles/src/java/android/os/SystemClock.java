package android.os;

/** A double of the platform's class. */
public final class SystemClock {
    private SystemClock() {}

    public static native void sleep(long milliseconds);

    public static native long uptimeMillis();
}
