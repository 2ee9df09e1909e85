package android.view.accessibility;

import android.os.Bundle;
import android.view.View;

public class AccessibilityNodeInfo {
    private final Bundle extras = new Bundle();
    private CharSequence className;

    private AccessibilityNodeInfo(View source) {
        className = source.getClass().getName();
    }

    public static AccessibilityNodeInfo obtain(View source) {
        return new AccessibilityNodeInfo(source);
    }

    public CharSequence getClassName() {
        return className;
    }

    public void setClassName(CharSequence className) {
        this.className = className;
    }

    public Bundle getExtras() {
        return extras;
    }
}
