package dev.hotwire.core.turbo.webview

import android.content.Context
import android.webkit.WebView

/** A double of Hotwire's class. */
public open class HotwireWebView(context: Context) : WebView(context)
