package androidx.test.uiautomator;

import android.app.Instrumentation;
import java.util.List;

/** A double of AndroidX's class. */
public class UiDevice {
    private UiDevice() {}

    public static native UiDevice getInstance(Instrumentation instrumentation);

    public native List<UiObject2> findObjects(BySelector selector);

    public native boolean pressBack();
}
