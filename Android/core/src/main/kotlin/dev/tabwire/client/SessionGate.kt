package dev.tabwire.client

import dev.tabwire.protocol.TabConfiguration
import dev.tabwire.protocol.TabID

/**
 * Makes the user's steps wait while the session of the page in front is not known (P15.5).
 *
 * A form may sign the user out. Until the page that follows it gives its session, pages of other containers and earlier pages
 * may be those of a former user.
 *
 * @param schedule calls a function after a time in milliseconds.
 * @param onWait called when another step waits, or none any more.
 * @param onStep carries out a step. If the session is not known, the step shows no page that was loaded before.
 */
internal class SessionGate(
    private val schedule: (milliseconds: Long, action: () -> Unit) -> Unit,
    private val onWait: (step: Step?) -> Unit,
    private val onStep: (step: Step, isSessionKnown: Boolean) -> Unit,
) {
    /** A step of the user that shows another page. */
    sealed interface Step {
        data class Select(val tab: TabID) : Step

        data object Reselect : Step

        data class Open(val address: String) : Step

        data class Perform(val action: TabID) : Step
    }

    /** Whether the session of the page in front is known. */
    private enum class Knowledge {
        KNOWN,

        /** A form was sent. Its page is in front until the response arrives. */
        FORM_SENT,

        /** The page after the form is in front, and did not give its session yet. */
        AWAITED,

        /** The page after the form has loaded, and did not give its session in time. */
        WITHHELD,
    }

    private var knowledge = Knowledge.KNOWN

    /** The number of timeouts so far. */
    private var number = 0

    /** The step that waits, or `null`. The last one of the user counts. */
    private var waiting: Step? = null

    /** Whether steps need not wait, and are carried out with the pages that containers have. */
    val isOpen: Boolean
        get() = knowledge == Knowledge.KNOWN

    /** Carries out a step, or makes it wait. */
    fun take(step: Step) {
        if (isOpen || knowledge == Knowledge.WITHHELD) return onStep(step, isOpen)
        // The user stays on the selected tab.
        if (step == Step.Reselect && waiting != null) return finish(isDropped = true)
        val isFirst = waiting == null
        waiting = step
        onWait(step)
        if (isFirst) scheduleTimeout()
    }

    /** A page in front sent a form. */
    fun formDidStart() {
        knowledge = Knowledge.FORM_SENT
    }

    /** The form ended without another page. */
    fun formDidEnd() {
        if (knowledge == Knowledge.FORM_SENT) becomeKnown()
    }

    /** Another page is in front. */
    fun pageDidAppear() {
        if (knowledge != Knowledge.KNOWN) knowledge = Knowledge.AWAITED
    }

    /** The page in front has loaded, and did not give its session in time. */
    fun pageDidSettle() {
        if (knowledge != Knowledge.AWAITED) return
        knowledge = Knowledge.WITHHELD
        finish()
    }

    /**
     * The page in front sent a configuration.
     *
     * @param configuration the configuration, or `null` if it was rejected.
     * @param session the session last given, or `null`.
     */
    fun pageDidConfigure(configuration: TabConfiguration?, session: String?) {
        // The page with the form may send again, and a stream says nothing of the page in front.
        if (knowledge != Knowledge.AWAITED && knowledge != Knowledge.WITHHELD || configuration?.isLive == true) return
        if (configuration != null && configuration.session == session) becomeKnown() else pageDidSettle()
    }

    private fun becomeKnown() {
        knowledge = Knowledge.KNOWN
        finish()
    }

    private fun scheduleTimeout() {
        number += 1
        val number = number
        schedule(TIMEOUT_MILLISECONDS) { if (this.number == number) timeOut() }
    }

    /** The page that the step shows gives the session instead. A reselect would show an earlier page. */
    private fun timeOut() = finish(isDropped = waiting == Step.Reselect)

    private fun finish(isDropped: Boolean = false) {
        val step = waiting ?: return
        waiting = null
        if (!isDropped) onStep(step, isOpen)
        if (waiting == null) onWait(null)
    }

    private companion object {
        /** The maximum time that a step waits. */
        const val TIMEOUT_MILLISECONDS = 3_000L
    }
}
