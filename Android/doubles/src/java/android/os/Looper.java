package android.os;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/** A double of the platform's class: the messages of the main thread, which run only when a test lets them. */
public final class Looper {
    private static final Looper MAIN = new Looper();
    private static final Thread MAIN_THREAD = Thread.currentThread();
    private final PriorityQueue<Entry> entries = new PriorityQueue<>(Comparator.comparingLong(Entry::time).thenComparingLong(Entry::number));
    private long count;
    private boolean isRunning;

    record Entry(long time, long number, Handler handler, Runnable action) {}

    private Looper() {}

    public static Looper getMainLooper() {
        return MAIN;
    }

    /** Any thread may post. */
    synchronized void post(Handler handler, Runnable action, long delay) {
        count += 1;
        entries.add(new Entry(SystemClock.uptimeMillis() + delay, count, handler, action));
        notifyAll();
    }

    synchronized void remove(Predicate<Entry> isRemoved) {
        entries.removeIf(isRemoved);
    }

    /** Returns how many messages wait. */
    public static int waitingForTest() {
        synchronized (MAIN) {
            return MAIN.entries.size();
        }
    }

    /** Takes the next message that is due until a time, or returns null. */
    private synchronized Entry take(long until) {
        return !entries.isEmpty() && entries.peek().time <= until ? entries.poll() : null;
    }

    /** Runs the messages that are due, and those that they post. Does nothing within a message. */
    public static void idleForTest() {
        if (MAIN.isRunning) return;
        MAIN.isRunning = true;
        try {
            for (Entry entry = MAIN.take(SystemClock.uptimeMillis()); entry != null; entry = MAIN.take(SystemClock.uptimeMillis())) {
                entry.action.run();
            }
        } finally {
            MAIN.isRunning = false;
        }
    }

    /** Lets time pass, and runs each message when it is due. */
    public static void passForTest(long milliseconds) {
        long end = SystemClock.uptimeMillis() + milliseconds;
        idleForTest();
        for (Long next = MAIN.nextTime(); next != null && next <= end; next = MAIN.nextTime()) {
            SystemClock.sleep(Math.max(0, next - SystemClock.uptimeMillis()));
            idleForTest();
        }
        SystemClock.sleep(end - SystemClock.uptimeMillis());
    }

    private synchronized Long nextTime() {
        return entries.isEmpty() ? null : entries.peek().time;
    }

    /** Runs messages until a condition holds, which other threads may bring about. */
    public static void awaitForTest(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + 20_000_000_000L;
        idleForTest();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) throw new AssertionError("not within 20 s: " + what);
            MAIN.awaitPost();
            idleForTest();
        }
    }

    private synchronized void awaitPost() {
        try {
            if (entries.isEmpty()) wait(10);
        } catch (InterruptedException error) {
            throw new AssertionError(error);
        }
    }

    /** The thread of the tests. */
    public static Thread mainThreadForTest() {
        return MAIN_THREAD;
    }

    /** Drops all messages, as the end of a process does. */
    public static void clearForTest() {
        synchronized (MAIN) {
            MAIN.entries.clear();
        }
    }
}
