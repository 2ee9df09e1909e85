package android.view.accessibility;

import android.os.Bundle;

public abstract class AccessibilityNodeProvider {
    public AccessibilityNodeProvider() {}

    public AccessibilityNodeInfo createAccessibilityNodeInfo(int virtualViewId) {
        return null;
    }

    public boolean performAction(int virtualViewId, int action, Bundle arguments) {
        return false;
    }
}
