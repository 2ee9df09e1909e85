package dev.tabwire.hotwire

import android.view.ViewGroup
import android.webkit.WebView
import androidx.fragment.app.Fragment
import androidx.fragment.app.FragmentManager
import dev.hotwire.navigation.navigator.NavigatorHost

/**
 * Destroys the web view of a host after the host, also when the activity ends: its scripts, connections and sound would go on.
 * Hotwire uses the web view once more while it destroys the views of the host.
 */
internal object WebViewCleaner : FragmentManager.FragmentLifecycleCallbacks() {
    override fun onFragmentDestroyed(manager: FragmentManager, fragment: Fragment) {
        val host = fragment as? NavigatorHost ?: return
        destroy(host.navigator.session.webView)
    }

    private fun destroy(webView: WebView) {
        webView.stopLoading()
        (webView.parent as? ViewGroup)?.removeView(webView)
        webView.destroy()
    }
}
