package dev.tabwire.hotwire

import android.webkit.WebView

/** What the user would lose if a page was loaded again or removed. */
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
         * Asks a page.
         *
         * @param webView the web view of the page.
         * @param onAnswer called with the answer, later. Not called if the page does not respond.
         */
        fun ask(webView: WebView, onAnswer: (PageActivity) -> Unit) {
            webView.evaluateJavascript(SCRIPT) { answer ->
                onAnswer(entries.find { it.name == answer?.trim('"') } ?: IDLE)
            }
        }

        private val SCRIPT = """
            (() => {
              const isChanged = (field) => {
                if (field.type === "hidden") return false
                if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked
                if (field.type === "file") return field.files.length > 0
                if (field.tagName !== "SELECT") return field.value !== field.defaultValue
                const options = [...field.options]
                const hasDefault = options.some((option) => option.defaultSelected)
                return options.some((option, index) =>
                  option.selected !== (hasDefault || field.multiple ? option.defaultSelected : index === 0))
              }
              if ([...document.querySelectorAll("input, textarea, select")].some(isChanged)
                || document.activeElement?.isContentEditable === true) return "TYPED"
              if ([...document.querySelectorAll("audio, video")].some((media) => !media.paused)
                || document.querySelector("dialog[open]") !== null) return "BUSY"
              return "IDLE"
            })()
        """.trimIndent()
    }
}
