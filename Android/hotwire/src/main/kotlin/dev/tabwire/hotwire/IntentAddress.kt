package dev.tabwire.hotwire

import android.content.Intent
import android.os.Bundle

/** The address that an intent asks to open. Any app may send an intent. */
public object IntentAddress {
    /** The member of a notification's data: Firebase puts the data of its message into the intent. */
    private const val PATH = "path"

    /** What Hotwire reads of each intent when a tab starts, without a guard (NavigatorHost.kt of 1.3.1). Tabs have no use for it. */
    private val links = listOf("android-support-nav:controller:deepLinkArgs", "android-support-nav:controller:deepLinkExtras")

    /**
     * Returns the URL of an intent, or the `path` of a notification. Removes the extras that could end the app: those that it cannot read,
     * and those of which AndroidX would make another first page. Call it before `super.onCreate`, and in `onNewIntent`.
     *
     * @param intent the intent of the activity.
     * @return `null` if the intent has no address, or if the user comes back by the list of recent apps: Android then sends the
     *   intent of the last start again.
     */
    public fun take(intent: Intent?): String? {
        val path = intent?.takePath()
        val isFromHistory = intent != null && intent.flags and Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY != 0
        return if (isFromHistory) null else intent?.dataString ?: path
    }

    private fun Intent.takePath(): String? =
        try {
            links.forEach(::removeExtra)
            getStringExtra(PATH)
        } catch (_: RuntimeException) {
            // Before Android 13, a foreign class in any extra lets all reads fail, with several kinds of errors.
            replaceExtras(null as Bundle?)
            null
        }
}
