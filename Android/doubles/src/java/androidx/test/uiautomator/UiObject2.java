package androidx.test.uiautomator;

import android.graphics.Rect;

/** A double of AndroidX's class. */
public class UiObject2 {
    private UiObject2() {}

    public native void click();

    public native Rect getVisibleBounds();
}
