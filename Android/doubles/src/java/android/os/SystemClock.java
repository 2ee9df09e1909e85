package android.os;

/** A double of the platform's class. Its time passes only while a test sleeps, or lets the main thread run. */
public final class SystemClock {
    private static long now;

    private SystemClock() {}

    public static void sleep(long milliseconds) {
        now += milliseconds;
    }

    public static long uptimeMillis() {
        return now;
    }
}
