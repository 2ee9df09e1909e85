package dev.tabwire.client.conduct

import dev.tabwire.client.conduct.Conduct.Effect

/**
 * The reloads that streams cause without an act of the user (P14.4, P14.12): the first at once, the next ones after 1, 2, 4 … and
 * at most 300 seconds.
 *
 * Servers that disagree about the session could otherwise reload a page as fast as it loads. While a form is under way, a reload
 * waits: it would take the place of the form's answer.
 */
internal class StreamReload {
    /** A reload that waits. It serves all sessions that come meanwhile; [session] is the last one. */
    private class Waiting(var session: String?, val due: Long)

    /**
     * The work that is left when the user leaves a page.
     *
     * @property isOutdated whether the page in front should have been loaded again.
     * @property isFormer whether pages of the container may be of a former session.
     */
    class Missed(val isOutdated: Boolean, val isFormer: Boolean)

    /** A reload of the page in front. */
    private sealed interface Reload {
        data object None : Reload

        /**
         * The former page is still in front.
         *
         * @property session that for which the page is loaded again, or `null`.
         * @property version the latest version of its tab, or `null`.
         * @property limit the time at which it does not count as under way any more.
         */
        data class Requested(override val session: String?, val version: String?, val limit: Long) : Reload

        /** Its page is in front, and gave no configuration yet. */
        data class Begun(val version: String?, val limit: Long) : Reload

        /** It failed or was not made. Another window that reports its session asks for no other one. */
        data class Postponed(override val session: String?) : Reload

        val session: String?
            get() = null

        /** Whether it brings a page of a version. */
        fun brings(version: String?, time: Long): Boolean = when (this) {
            is Requested -> time < limit && version == this.version
            is Begun -> time < limit && version == this.version
            None, is Postponed -> false
        }
    }

    /** The number of reloads since the user acted. */
    private var count = 0
    private var waiting: Waiting? = null

    private var underWay: Reload = Reload.None

    /** Whether the page in front is of a former session, and is not loaded again. */
    private var isFormer = false

    /** Whether a page of a former session may be behind the page in front, which has not loaded yet. */
    private var isFormerBehind = false

    /** Whether a form of the page in front is under way. */
    private var isHeld = false

    /** The time at which something is due, or `null`. */
    val deadline: Long?
        get() = waiting?.due.takeUnless { isHeld }

    /** A page of another window gave another session. A reload that is under way serves this session, too. */
    fun changed(session: String, time: Long): List<Effect<Nothing>> =
        if (session == underWay.session) emptyList() else demand(session, time)

    /**
     * The page in front is out of date. Coming back needs no reload if one is under way that brings the version.
     *
     * @param session the session that a stream gave, or `null` for another reason, which is not delayed and delays nothing.
     * @param version the latest version of the tab, or `null`.
     */
    fun demanded(session: String?, version: String?, time: Long): List<Effect<Nothing>> =
        if (session == null && underWay.brings(version, time)) emptyList() else demand(session, time)

    private fun demand(session: String?, time: Long): List<Effect<Nothing>> {
        waiting?.let {
            it.session = session ?: it.session
            return emptyList()
        }
        waiting = Waiting(session, due = if (session == null) time else time + delay)
        return timePassed(time)
    }

    private val delay: Long
        get() = if (count == 0) 0 else minOf(1L shl minOf(count - 1, 9), 300) * 1_000

    /** Another page is in front. */
    fun pageBegan() {
        underWay = (underWay as? Reload.Requested)?.let { Reload.Begun(it.version, it.limit) } ?: Reload.None
        if (isFormer || waiting?.session != null) isFormerBehind = true
        isFormer = false
    }

    /** A stream gave another session than the page in front, which was loaded again for this session before (R8.8). */
    fun disagreed() {
        if (waiting == null && underWay.session == null) isFormer = true
    }

    /**
     * A page gave a session. A page that came with it by itself needs no reload.
     *
     * @param isLast whether it is the session last given.
     * @return whether a page behind it is of a former session.
     */
    fun pageGave(session: String?, isLast: Boolean): Boolean {
        if (isLast) isFormer = false
        if (session != null && session == waiting?.session) waiting = null
        return pageSettled()
    }

    /**
     * A page has loaded.
     *
     * @return whether a page behind it is of a former session.
     */
    fun pageSettled(): Boolean {
        if (underWay is Reload.Begun) underWay = Reload.None
        return isFormerBehind.also { isFormerBehind = false }
    }

    /**
     * The page in front is loaded again.
     *
     * @param version the latest version of its tab, or `null`.
     */
    fun reloaded(version: String?, time: Long) {
        underWay = Reload.Requested(underWay.session, version, limit = time + RELOAD_MILLISECONDS)
    }

    /** The page in front was not loaded again. */
    fun postponed() {
        underWay = Reload.Postponed(underWay.session)
    }

    /** The user selected or opened something, or came back: what waits happens at once, while the container is still selected (P14.11). */
    fun userActed(time: Long): List<Effect<Nothing>> {
        val effects = if (isHeld) emptyList() else reload(time)
        count = 0
        return effects
    }

    /** Another container was selected, so that a reload that is held back comes too late. */
    fun leftPage(): Missed {
        val missed = Missed(
            isOutdated = isFormer || waiting != null, isFormer = isFormer || isFormerBehind || waiting?.session != null,
        )
        waiting = null
        underWay = Reload.None
        isFormer = false
        isFormerBehind = false
        return missed
    }

    /** A page that was opened covers the page in front, which is loaded afresh on going back: a reload would take its place. */
    fun coverPage(): Missed {
        if (waiting?.session != null) isFormer = true
        val isOutdated = isFormer || waiting != null
        waiting = null
        count = 0
        return Missed(isOutdated, isFormer = false)
    }

    /** Holds reloads back while a form is under way. */
    fun hold(isHeld: Boolean, time: Long): List<Effect<Nothing>> {
        this.isHeld = isHeld
        return timePassed(time)
    }

    fun timePassed(time: Long): List<Effect<Nothing>> = if (deadline.let { it != null && it <= time }) reload(time) else emptyList()

    private fun reload(time: Long): List<Effect<Nothing>> {
        val session = (waiting ?: return emptyList()).session
        underWay = Reload.Requested(session, version = null, limit = time + RELOAD_MILLISECONDS)
        waiting = null
        isFormer = false
        if (session != null) count += 1
        return listOf(Effect.Reload)
    }

    private companion object {
        /** The maximum time that a reload counts as under way (P14.16). It may fail without a report. */
        const val RELOAD_MILLISECONDS = 30_000L
    }
}
