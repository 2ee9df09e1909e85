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

    /** The form has ended, and no page follows (P15.9). */
    ENDED("form-end"),

    ;

    companion object {
        /** Installs the script in the document of a page, unless it is there. */
        fun install(webView: WebView) = webView.evaluateJavascript(script, null)

        internal val script by lazy {
            """
                (() => {
                  if (window.tabwireForms) return
                  window.tabwireForms = true
                  const tell = (event) => (window.HotwireNative ?? window.Strada)?.web.send(
                    { component: "navigation", event, data: { metadata: { url: location.href } } })
                  const { maySignIn, pageFollows } = ${PageScripts.formRules}
                  addEventListener("turbo:submit-start", (event) => {
                    if (maySignIn(event)) tell("form-start")
                  })
                  addEventListener("turbo:submit-end", (event) => tell(pageFollows(event) ? "form-page" : "form-end"))
                })()
            """.trimIndent()
        }
    }
}
