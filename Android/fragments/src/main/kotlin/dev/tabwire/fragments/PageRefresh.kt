package dev.tabwire.fragments

import dev.hotwire.navigation.navigator.Navigator

/** Loads pages again whose content is out of date, unless the user would lose something. */
internal object PageRefresh {
    /**
     * Loads the page in front again. Going back loads the pages behind it again too.
     *
     * @param navigator the navigator of the page.
     * @param onBusy called instead if the user has typed something, or if a dialog, audio or video is open.
     */
    fun refresh(navigator: Navigator, onBusy: () -> Unit) {
        navigator.session.webView.evaluateJavascript(IS_BUSY) { isBusy ->
            if (isBusy == "true") onBusy() else navigator.currentDestination?.refresh(false)
        }
    }

    /** Forgets the snapshots of the pages behind the page in front, so that going back loads them again. */
    fun forgetSnapshots(navigator: Navigator) {
        navigator.session.webView.evaluateJavascript("window.Turbo?.cache?.clear()", null)
        navigator.session.webView.clearHistory()
    }

    private val IS_BUSY = """
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
          return [...document.querySelectorAll("input, textarea, select")].some(isChanged)
            || [...document.querySelectorAll("audio, video")].some((media) => !media.paused)
            || document.querySelector("dialog[open]") !== null
            || document.activeElement?.isContentEditable === true
        })()
    """.trimIndent()
}
