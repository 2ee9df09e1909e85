package dev.tabwire.hotwire

import dev.hotwire.navigation.navigator.Navigator

/** The snapshots that Turbo keeps of the pages behind the page in front. */
internal object PageSnapshots {
    /** Forgets the snapshots, so that going back loads the pages again. */
    fun forget(navigator: Navigator) {
        navigator.session.webView.evaluateJavascript("window.Turbo?.cache?.clear()", null)
        navigator.session.webView.clearHistory()
    }
}
