package androidx.test.platform.app;

import android.app.Instrumentation;

/** A double of AndroidX's class. */
public final class InstrumentationRegistry {
    private InstrumentationRegistry() {}

    public static native Instrumentation getInstrumentation();
}
