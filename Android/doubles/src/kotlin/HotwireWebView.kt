package dev.hotwire.core.turbo.webview

import android.content.Context
import android.webkit.WebView
import android.util.AttributeSet

public open class HotwireWebView @JvmOverloads constructor(context: Context, attrs: AttributeSet? = null) : WebView(context, attrs)
