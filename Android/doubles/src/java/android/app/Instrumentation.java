package android.app;

public class Instrumentation {
    public Instrumentation() {}

    public native void runOnMainSync(Runnable action);
}
