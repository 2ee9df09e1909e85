@file:Suppress("UNUSED_PARAMETER")

package dev.hotwire.core.turbo.session

import androidx.appcompat.app.AppCompatActivity
import dev.hotwire.core.turbo.visit.Visit
import dev.hotwire.core.turbo.webview.HotwireWebView

public interface SessionCallback {
    public fun visitLocationStarted(location: String)
}

/**
 * A double of Hotwire's class. Since 1.3.1, a reload loads the location of the visit, unless that is the address of the page
 * (visitLocationAsColdBoot in Session.kt of 1.3.1).
 */
public class Session(sessionName: String, activity: AppCompatActivity, public val webView: HotwireWebView) {
    public var isReady: Boolean = true
        internal set

    public var currentVisit: Visit? = null
        internal set

    /** How often the session was reset: each time, the next page is loaded anew. */
    internal var resetsForTest = 0
        private set

    /** How often a page was loaded again. */
    internal var reloadsForTest = 0

    public fun reset() {
        resetsForTest += 1
        isReady = false
    }

    public fun visit(visit: Visit) {
        currentVisit = visit
        visit.callback?.visitLocationStarted(visit.location)
        if (visit.reload && webView.url == visit.location) webView.reload() else webView.showForTest(visit.location)
    }
}
