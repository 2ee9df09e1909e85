package dev.tabwire.hotwire

import android.content.res.Configuration
import android.os.Build
import android.webkit.WebView
import androidx.webkit.WebSettingsCompat
import androidx.webkit.WebViewFeature

/** The theme of web views before Android 13. Newer ones follow their activity. */
internal object WebViewTheme {
    /**
     * Gives a live web view another theme, as Hotwire does only when it makes one. Otherwise, one that was made at night stays dark.
     * Keeps the theme of a web view whose app has turned dark pages off.
     */
    @Suppress("DEPRECATION")
    fun change(webView: WebView, configuration: Configuration) {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU || !WebViewFeature.isFeatureSupported(WebViewFeature.FORCE_DARK)) return
        if (WebSettingsCompat.getForceDark(webView.settings) == WebSettingsCompat.FORCE_DARK_OFF) return
        val isNight = configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES
        WebSettingsCompat.setForceDark(webView.settings, if (isNight) WebSettingsCompat.FORCE_DARK_ON else WebSettingsCompat.FORCE_DARK_AUTO)
    }
}
