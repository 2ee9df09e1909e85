package android.os;

/** A double of the platform's class. Its time passes only while a test sleeps. */
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
