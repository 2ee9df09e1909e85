package android.os;

/** A double of the platform's class. Its time passes only while a test sleeps, or lets the main thread run. */
public final class SystemClock {
    private static long now;
    private static long slept;

    private SystemClock() {}

    public static void sleep(long milliseconds) {
        now += milliseconds;
    }

    public static long uptimeMillis() {
        return now;
    }

    public static long elapsedRealtime() {
        return now + slept;
    }

    /** Lets the device sleep, during which `uptimeMillis` stands still. */
    public static void sleepDeeplyForTest(long milliseconds) {
        slept += milliseconds;
    }
}
