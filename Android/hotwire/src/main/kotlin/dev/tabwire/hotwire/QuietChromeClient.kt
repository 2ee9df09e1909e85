package dev.tabwire.hotwire

import android.net.Uri
import android.os.Message
import android.webkit.GeolocationPermissions
import android.webkit.JsPromptResult
import android.webkit.JsResult
import android.webkit.PermissionRequest
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebView

/** Cancels every dialog and denies every permission, for a page that the user has not asked for yet. */
internal object QuietChromeClient : WebChromeClient() {
    override fun onJsAlert(view: WebView?, url: String?, message: String?, result: JsResult?): Boolean = cancel(result)

    override fun onJsConfirm(view: WebView?, url: String?, message: String?, result: JsResult?): Boolean = cancel(result)

    override fun onJsBeforeUnload(view: WebView?, url: String?, message: String?, result: JsResult?): Boolean = cancel(result)

    override fun onJsPrompt(
        view: WebView?,
        url: String?,
        message: String?,
        value: String?,
        result: JsPromptResult?,
    ): Boolean = cancel(result)

    private fun cancel(result: JsResult?): Boolean {
        result?.cancel()
        return true
    }

    override fun onShowFileChooser(
        webView: WebView?,
        callback: ValueCallback<Array<Uri>>?,
        parameters: FileChooserParams?,
    ): Boolean {
        callback?.onReceiveValue(null)
        return true
    }

    override fun onCreateWindow(view: WebView?, isDialog: Boolean, isUserGesture: Boolean, message: Message?): Boolean = false

    override fun onGeolocationPermissionsShowPrompt(origin: String?, callback: GeolocationPermissions.Callback?) {
        callback?.invoke(origin, false, false)
    }

    override fun onPermissionRequest(request: PermissionRequest?) {
        request?.deny()
    }
}
