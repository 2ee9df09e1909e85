package androidx.test.platform.app;

import android.app.Instrumentation;

/** Stands in for AndroidX's class. */
public final class InstrumentationRegistry {
    private InstrumentationRegistry() {}

    public static native Instrumentation getInstrumentation();
}
