package androidx.test.uiautomator;

import android.app.Instrumentation;
import java.util.List;

public class UiDevice {
    private UiDevice() {}

    public static native UiDevice getInstance(Instrumentation instrumentation);

    public native List<UiObject2> findObjects(BySelector selector);

    public native boolean pressBack();
}
