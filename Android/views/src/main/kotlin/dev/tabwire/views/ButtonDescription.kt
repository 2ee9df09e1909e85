package dev.tabwire.views

import android.os.Bundle
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeProvider
import android.widget.Button

/** Describes an item of a navigation bar as a button to screen readers. Material describes each as a tab. */
internal object ButtonDescription : View.AccessibilityDelegate() {
    /** The extra in which AndroidX's `AccessibilityNodeInfoCompat` keeps the description of the role. */
    private const val ROLE_DESCRIPTION = "AccessibilityNodeInfo.roleDescription"

    override fun getAccessibilityNodeProvider(host: View): AccessibilityNodeProvider = Provider(host)

    private class Provider(private val host: View) : AccessibilityNodeProvider() {
        // Material adds the role after all that a delegate can add.
        override fun createAccessibilityNodeInfo(virtualViewId: Int): AccessibilityNodeInfo? {
            if (virtualViewId != View.NO_ID) return null
            val info = AccessibilityNodeInfo.obtain(host)
            host.onInitializeAccessibilityNodeInfo(info)
            info.extras.remove(ROLE_DESCRIPTION)
            info.className = Button::class.java.name
            return info
        }

        override fun performAction(virtualViewId: Int, action: Int, arguments: Bundle?): Boolean =
            virtualViewId == View.NO_ID && host.performAccessibilityAction(action, arguments)
    }
}
