package android.app;

/** A double of the platform's class. */
public class Instrumentation {
    public Instrumentation() {}

    public native void runOnMainSync(Runnable action);
}
