package androidx.test.uiautomator;

import android.graphics.Rect;

public class UiObject2 {
    private UiObject2() {}

    public native void click();

    public native Rect getVisibleBounds();
}
