package androidx.test.platform.app;

import android.app.Instrumentation;

public final class InstrumentationRegistry {
    private InstrumentationRegistry() {}

    public static native Instrumentation getInstrumentation();
}
