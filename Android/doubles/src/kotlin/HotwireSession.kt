@file:Suppress("UNUSED_PARAMETER")

package dev.hotwire.core.turbo.session

import androidx.appcompat.app.AppCompatActivity
import dev.hotwire.core.turbo.webview.HotwireWebView

public class Session(sessionName: String, activity: AppCompatActivity, public val webView: HotwireWebView) {
    public var isReady: Boolean = true
        internal set

    /** How often the session was reset: each time, the next page is loaded anew. */
    internal var resetsForTest = 0
        private set

    public fun reset() {
        resetsForTest += 1
        isReady = false
    }
}
