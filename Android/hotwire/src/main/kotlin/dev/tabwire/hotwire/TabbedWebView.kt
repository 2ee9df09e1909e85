package dev.tabwire.hotwire

import android.content.Context
import android.util.AttributeSet
import android.webkit.WebChromeClient
import dev.hotwire.core.turbo.webview.HotwireWebView

/**
 * A web view that can load an eager tab before the user asks for it: the request says `Sec-Purpose: prefetch`, and the page
 * opens no dialogs and gets no permissions until its tab is selected.
 *
 * Set `Hotwire.config.makeCustomWebView = { TabbedWebView(it) }`, or a subclass. With any other web view, tabs load when they
 * are first selected.
 */
public open class TabbedWebView @JvmOverloads constructor(
    context: Context,
    attributes: AttributeSet? = null,
) : HotwireWebView(context, attributes) {
    private var chromeClient: WebChromeClient? = null

    /** Whether the page loads before the user asks for it. */
    internal var isPrefetching: Boolean = false
        set(value) {
            field = value
            super.setWebChromeClient(if (value) QuietChromeClient else chromeClient)
        }

    override fun setWebChromeClient(client: WebChromeClient?) {
        chromeClient = client
        if (!isPrefetching) super.setWebChromeClient(client)
    }

    override fun loadUrl(url: String) {
        if (isPrefetching) super.loadUrl(url, mapOf("Sec-Purpose" to "prefetch")) else super.loadUrl(url)
    }
}
