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
     * The work that is left when the user leaves a container.
     *
     * @property isOutdated whether the page in front should have been loaded again.
     * @property isFormer whether pages of the container may be of a former session.
     */
    class Missed(val isOutdated: Boolean, val isFormer: Boolean)

    /** The number of reloads since the user acted. */
    private var count = 0
    private var waiting: Waiting? = null

    /** The session for which the page in front is being loaded again, until another page is in front. */
    private var underWay: String? = null

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
        if (session == underWay) emptyList() else demanded(session, time)

    /**
     * The page in front is out of date.
     *
     * @param session the session that a stream gave, or `null` for another reason, which is not delayed and delays nothing.
     */
    fun demanded(session: String?, time: Long): List<Effect<Nothing>> {
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
        underWay = null
        if (isFormer || waiting?.session != null) isFormerBehind = true
        isFormer = false
    }

    /** A stream gave another session than the page in front, which was loaded again for this session before (R8.8). */
    fun disagreed() {
        if (waiting == null && underWay == null) isFormer = true
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
    fun pageSettled(): Boolean = isFormerBehind.also { isFormerBehind = false }

    /** The user selected or opened something: what waits happens at once, while the container is still selected (P14.11). */
    fun userActed(): List<Effect<Nothing>> {
        val effects = if (isHeld) emptyList() else reload()
        count = 0
        return effects
    }

    /** Another container was selected, so that a reload that is held back comes too late. */
    fun leftPage(): Missed {
        val missed = Missed(
            isOutdated = isFormer || waiting != null, isFormer = isFormer || isFormerBehind || waiting?.session != null,
        )
        waiting = null
        underWay = null
        isFormer = false
        isFormerBehind = false
        return missed
    }

    /** Holds reloads back while a form is under way. */
    fun hold(isHeld: Boolean, time: Long): List<Effect<Nothing>> {
        this.isHeld = isHeld
        return timePassed(time)
    }

    fun timePassed(time: Long): List<Effect<Nothing>> = if (deadline.let { it != null && it <= time }) reload() else emptyList()

    private fun reload(): List<Effect<Nothing>> {
        underWay = (waiting ?: return emptyList()).session
        waiting = null
        isFormer = false
        if (underWay != null) count += 1
        return listOf(Effect.Reload)
    }
}
