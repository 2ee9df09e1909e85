package dev.tabwire.hotwire

import dev.hotwire.navigation.navigator.Navigator

/** The snapshots that Turbo keeps of the pages behind the page in front. */
internal object PageSnapshots {
    /** Forgets the snapshots, so that going back loads the pages again. */
    fun forget(navigator: Navigator) {
        navigator.session.webView.evaluateJavascript("window.Turbo?.cache?.clear()", null)
        navigator.session.webView.clearHistory()
    }

    /** Forgets the snapshots, and lets Turbo take none of the page in front, which is out of date, when the user goes to another page. */
    fun forgetAlsoInFront(navigator: Navigator) {
        forget(navigator)
        navigator.session.webView.evaluateJavascript(
            "document.head?.insertAdjacentHTML('beforeend', '<meta name=\"turbo-cache-control\" content=\"no-cache\">')", null,
        )
    }
}
