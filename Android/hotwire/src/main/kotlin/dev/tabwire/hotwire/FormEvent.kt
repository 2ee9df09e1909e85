package dev.tabwire.hotwire

import android.webkit.WebView

/**
 * An event of a form that a page sends: it may sign the user in or out (P15.5). A script reports it over the bridge, as the component
 * `navigation`.
 *
 * @property event the event of the message.
 */
internal enum class FormEvent(val event: String) {
    /** A form was sent that is not a search. */
    STARTED("form-start"),

    /** The response has arrived, and another page follows. */
    PAGE_FOLLOWS("form-page"),

    /** The form has ended, and no page follows: the response is for a frame, or changes elements of the page. */
    ENDED("form-end"),

    ;

    companion object {
        /** Installs the script in the document of a page, unless it is there. */
        fun install(webView: WebView) = webView.evaluateJavascript(SCRIPT, null)

        private val SCRIPT = """
            (() => {
              if (window.tabwireForms) return
              window.tabwireForms = true
              const tell = (event) => (window.HotwireNative ?? window.Strada)?.web.send(
                { component: "navigation", event, data: { metadata: { url: location.href } } })
              addEventListener("turbo:submit-start", ({ detail }) => {
                const { method } = detail.formSubmission
                if (method !== 0 && String(method).toLowerCase() !== "get") tell("form-start")
              })
              addEventListener("turbo:submit-end", ({ target, detail }) => {
                const response = detail.fetchResponse?.response
                const frame = target.closest("turbo-frame")
                const place = target.dataset.turboFrame ?? frame?.getAttribute("target") ?? (frame ? "_self" : "_top")
                const isStream = response?.headers.get("Content-Type")?.startsWith("text/vnd.turbo-stream.html")
                tell(detail.error || place !== "_top" || !response || isStream ? "form-end" : "form-page")
              })
            })()
        """.trimIndent()
    }
}
