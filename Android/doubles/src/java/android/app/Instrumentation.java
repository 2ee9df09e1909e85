package android.app;

/** Stands in for the platform's class. */
public class Instrumentation {
    public Instrumentation() {}
}
