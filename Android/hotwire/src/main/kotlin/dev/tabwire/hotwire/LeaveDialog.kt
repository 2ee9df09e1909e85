package dev.tabwire.hotwire

import android.app.AlertDialog
import dev.hotwire.navigation.activities.HotwireActivity

/** Asks the user before a tab with typed text is removed. */
internal object LeaveDialog {
    /**
     * Shows the dialog.
     *
     * @param activity the activity. Nothing is shown if it is ending.
     * @param onLeave called if the user leaves the tab.
     */
    fun show(activity: HotwireActivity, onLeave: () -> Unit) {
        if (activity.isFinishing || activity.isDestroyed) return
        AlertDialog.Builder(activity)
            .setMessage(R.string.tabwire_leave_message)
            .setNegativeButton(R.string.tabwire_stay, null)
            .setPositiveButton(R.string.tabwire_leave) { _, _ -> onLeave() }
            .show()
    }
}
