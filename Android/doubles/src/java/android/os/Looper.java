package android.os;

import java.util.Comparator;
import java.util.PriorityQueue;

/** A double of the platform's class: the messages of the main thread, which run only when a test lets them. */
public final class Looper {
    private static final Looper MAIN = new Looper();
    private final PriorityQueue<Entry> entries = new PriorityQueue<>(Comparator.comparingLong(Entry::time).thenComparingLong(Entry::number));
    private long count;
    private boolean isRunning;

    private record Entry(long time, long number, Runnable action) {}

    private Looper() {}

    public static Looper getMainLooper() {
        return MAIN;
    }

    void post(Runnable action, long delay) {
        count += 1;
        entries.add(new Entry(SystemClock.uptimeMillis() + delay, count, action));
    }

    boolean remove(Runnable action) {
        return entries.removeIf(entry -> entry.action == action);
    }

    /** Runs the messages that are due, and those that they post. Does nothing within a message. */
    public static void idleForTest() {
        if (MAIN.isRunning) return;
        MAIN.isRunning = true;
        try {
            while (!MAIN.entries.isEmpty() && MAIN.entries.peek().time <= SystemClock.uptimeMillis()) MAIN.entries.poll().action.run();
        } finally {
            MAIN.isRunning = false;
        }
    }

    /** Lets time pass, and runs each message when it is due. */
    public static void passForTest(long milliseconds) {
        long end = SystemClock.uptimeMillis() + milliseconds;
        idleForTest();
        while (!MAIN.entries.isEmpty() && MAIN.entries.peek().time <= end) {
            SystemClock.sleep(Math.max(0, MAIN.entries.peek().time - SystemClock.uptimeMillis()));
            idleForTest();
        }
        SystemClock.sleep(end - SystemClock.uptimeMillis());
    }

    /** Drops all messages, as the end of a process does. */
    public static void clearForTest() {
        MAIN.entries.clear();
    }
}
