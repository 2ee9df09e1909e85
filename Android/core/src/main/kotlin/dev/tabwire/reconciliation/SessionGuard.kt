package dev.tabwire.reconciliation

/**
 * Decides when a streamed session refreshes the page in front (R8).
 *
 * Each session does so only once, until an accepted page gives it or the user selects or opens something. So streams that
 * disagree with their pages cause no loop.
 *
 * @property pages for each container the session that its last page gave, also with a stale configuration.
 * @property sessionAtSelection the last session given when the selected container was selected. It stands for a page that
 *   gave none.
 * @property reported the sessions that have refreshed the page in front.
 */
internal data class SessionGuard(
    val pages: List<String?> = listOf(null),
    val sessionAtSelection: String? = null,
    val reported: List<String> = emptyList(),
) {
    /** Returns whether a streamed session refreshes the page in front, because that is of another session. */
    fun isRefreshed(by: String?, inFront: Int): Boolean {
        val page = pages[inFront] ?: sessionAtSelection
        return by != null && page != null && by != page && by !in reported
    }

    /** Returns the guard after a streamed session has refreshed the page in front. */
    fun reporting(session: String) = copy(reported = reported + session)

    /** Returns the guard after a page gave a session, or none. */
    fun loading(session: String?, position: Int, isStale: Boolean): SessionGuard {
        if (session == null) return this
        val pages = pages.mapIndexed { index, page -> if (index == position) session else page }
        return copy(pages = pages, reported = if (isStale) reported else reported - session)
    }

    /** Returns the guard after the user selected a container, when a session was the last one given. */
    fun selecting(session: String?) = resetting().copy(sessionAtSelection = session)

    /** Returns the guard after the user selected or opened something. */
    fun resetting() = copy(reported = emptyList())

    /** Returns the guard after the containers moved; a new one comes from `null`. */
    fun moving(origins: List<Int?>) = copy(pages = origins.map { it?.let(pages::get) })
}
