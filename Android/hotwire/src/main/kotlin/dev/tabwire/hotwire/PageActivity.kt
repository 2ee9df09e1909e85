package dev.tabwire.hotwire

import android.os.Handler
import android.os.Looper
import android.webkit.WebView

/** The loss if a page were loaded again or removed. */
internal enum class PageActivity {
    /** Nothing. */
    IDLE,

    /** A dialog, audio or video. */
    BUSY,

    /** Typed text or chosen files. */
    TYPED,

    ;

    companion object {
        /**
         * Asks a page, for a second.
         *
         * @param webView the web view of the page.
         * @param onAnswer called later, once. A page that does not respond counts as [TYPED]: the user would lose what cannot be
         *   asked for.
         */
        fun ask(webView: WebView, onAnswer: (PageActivity) -> Unit) {
            val handler = Handler(Looper.getMainLooper())
            var isAnswered = false
            val answer = { activity: PageActivity ->
                if (!isAnswered) {
                    isAnswered = true
                    onAnswer(activity)
                }
            }
            val timeout = Runnable { answer(TYPED) }
            handler.postDelayed(timeout, TIMEOUT_MILLISECONDS)
            askWithoutLimit(webView) { activity ->
                handler.removeCallbacks(timeout)
                answer(activity)
            }
        }

        /**
         * Asks a page.
         *
         * @param webView the web view of the page.
         * @param onAnswer called later, once, if the page responds.
         */
        fun askWithoutLimit(webView: WebView, onAnswer: (PageActivity) -> Unit) {
            webView.evaluateJavascript(script) { result -> onAnswer(entries.find { it.name == result?.trim('"') } ?: IDLE) }
        }

        internal const val TIMEOUT_MILLISECONDS = 1_000L

        private val script by lazy {
            """
                (() => {
                  if ((${PageScripts.unsentInput})(false) !== null) return "TYPED"
                  if ([...document.querySelectorAll("audio, video")].some((media) => !media.paused)
                    || document.querySelector("dialog[open]") !== null) return "BUSY"
                  return "IDLE"
                })()
            """.trimIndent()
        }
    }
}
