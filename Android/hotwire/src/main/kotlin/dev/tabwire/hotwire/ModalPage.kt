package dev.tabwire.hotwire

import android.webkit.WebView

/** Tells the page in front whether it is modal: a modal page is over a tab that was selected before, and counts as no selection. */
internal object ModalPage {
    /** Marks the document, which all pages of a tab share. A document that is loaded later has no mark. */
    fun mark(webView: WebView, isModal: Boolean) =
        webView.evaluateJavascript("if (window.nativeBridge) window.nativeBridge.isModal = $isModal", null)
}
