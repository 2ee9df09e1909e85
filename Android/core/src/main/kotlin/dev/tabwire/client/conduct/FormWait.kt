package dev.tabwire.client.conduct

import dev.tabwire.client.conduct.Conduct.Effect
import dev.tabwire.client.conduct.Conduct.Knowledge

/**
 * The wait for the session of the page after a form (P15.5 to P15.10).
 *
 * A form may sign the user out. Until the page that follows it gives its session, pages of other containers and earlier pages may
 * be those of a former user.
 */
internal class FormWait {
    /** What is known of the session of the page in front. */
    private sealed interface State {
        data object Known : State

        /**
         * The session is not known yet.
         *
         * @property limit the time at which the wait ends.
         * @property isLate whether a step has waited as long as it may.
         */
        sealed interface Waits : State {
            val limit: Long
            val isLate: Boolean
        }

        /** A form is under way. */
        sealed interface UnderWay : Waits

        /** A form was sent. Its page is in front until the response arrives. */
        data class Sent(override val limit: Long, override val isLate: Boolean = false) : UnderWay

        /** The page after the form is in front, and did not give its session yet. */
        data class Awaited(override val limit: Long, override val isLate: Boolean = false) : UnderWay

        /** The page after the form has loaded, and gave no session. */
        data object Withheld : State

        /** A page of another window gave another session, so that the page in front is loaded again (P15.3). */
        data class Outdated(override val limit: Long, override val isLate: Boolean = false) : Waits

        /** The page in front is of a former session, whatever it gives. */
        data object Former : State
    }

    private class Waiting(val step: ConductStep, val limit: Long)

    private var state: State = State.Known

    /** What is known again if no page follows the form: that of its page, unless another window gave another session since. */
    private var former: State = State.Known

    /** The step that waits, or `null`. The last one of the user counts. */
    private var waiting: Waiting? = null

    val isSessionKnown: Boolean
        get() = state == State.Known

    /** Whether the answer of a form is under way, which a reload would take the place of. */
    val isFormUnderWay: Boolean
        get() = state is State.UnderWay

    /** The time at which something is due, or `null`. */
    val deadline: Long?
        get() = listOfNotNull((state as? State.Waits)?.limit, waiting?.limit).minOrNull()

    // Pages

    /** A page in front sent a form. Where no page gives a session, nobody signs in or out (P15.9). */
    fun formStarted(givesSessions: Boolean, time: Long): List<Effect<Nothing>> {
        if (!givesSessions) return emptyList()
        former = when (state) {
            is State.Sent -> former
            State.Known -> State.Known
            is State.Awaited, State.Withheld -> State.Withheld
            is State.Outdated, State.Former -> State.Former
        }
        state = State.Sent(limit = time + FORM_MILLISECONDS)
        return emptyList()
    }

    /** The form ended, and no page follows: the session is that of the page in front. */
    fun formEnded(): List<Effect<Nothing>> = if (state is State.Sent) end() else emptyList()

    /** Another page is in front. */
    fun pageBegan(): List<Effect<Nothing>> {
        (state as? State.Waits)?.let { state = State.Awaited(it.limit) }
        if (state == State.Former) state = State.Withheld
        return emptyList()
    }

    /** A page of another window gave another session. What this window has loaded may be a former user's. */
    fun sessionChanged(time: Long): List<Effect<Nothing>> {
        former = State.Former
        // If a page is awaited, it gives the session.
        if (state !is State.Waits) state = State.Outdated(time + FORM_MILLISECONDS)
        return emptyList()
    }

    /** The page in front has loaded, and gave no configuration in time. */
    fun pageSettled(): List<Effect<Nothing>> = if (state is State.Awaited) become(State.Withheld) else emptyList()

    /** A modal page has loaded: it has no tabs, and the page below it is the one of before. */
    fun modalPageSettled(): List<Effect<Nothing>> = if (isFormUnderWay) end() else emptyList()

    /**
     * The page in front gave a configuration.
     *
     * @param isLast whether it gave the session last given.
     */
    fun pageGave(isLast: Boolean): List<Effect<Nothing>> = when (state) {
        is State.Awaited, State.Withheld -> become(if (isLast) State.Known else State.Withheld)
        // The page with the form, or of the former session, may send again.
        State.Known, is State.Sent, is State.Outdated, State.Former -> emptyList()
    }

    /** No page follows the form. */
    private fun end(): List<Effect<Nothing>> = become(former)

    private fun become(next: State): List<Effect<Nothing>> {
        state = next
        return end { listOf(Effect.CarryOut(it, if (next == State.Known) Knowledge.KNOWN else Knowledge.UNKNOWN)) }
    }

    // The user

    /** Carries out a step, or makes it wait. */
    fun take(step: ConductStep, time: Long): List<Effect<Nothing>> {
        val state = state
        if (state !is State.Waits || state.isLate) return carryOut(step)
        // The user stays on the selected tab.
        if (step == ConductStep.Reselect && waiting != null) return userStays()
        waiting = Waiting(step, waiting?.limit ?: (time + STEP_MILLISECONDS))
        return listOf(Effect.Waits(step))
    }

    /** Carries out a step that need not wait, or not any more. While a form is under way, a reselect would show an earlier page. */
    private fun carryOut(step: ConductStep): List<Effect<Nothing>> = when (state) {
        State.Known -> listOf(Effect.CarryOut(step, Knowledge.KNOWN))
        State.Withheld, State.Former -> listOf(Effect.CarryOut(step, Knowledge.UNKNOWN))
        // Before the answer, the session is the one last given. A page after it may be of another one.
        is State.Sent -> if (step == ConductStep.Reselect) emptyList() else listOf(Effect.CarryOut(step, lateKnowledge))
        is State.Awaited, is State.Outdated ->
            if (step == ConductStep.Reselect) emptyList() else listOf(Effect.CarryOut(step, Knowledge.UNKNOWN))
    }

    /** The user stays on the page in front. */
    fun userStays(): List<Effect<Nothing>> = end { emptyList() }

    // Time

    fun timePassed(time: Long): List<Effect<Nothing>> {
        val effects = if (waiting.let { it != null && it.limit <= time }) becomeLate() else emptyList()
        val state = state
        if (state !is State.Waits || state.limit > time) return effects
        return effects + when (state) {
            is State.Sent -> end()
            is State.Awaited -> become(State.Withheld)
            is State.Outdated -> become(State.Former)
        }
    }

    /** A step has waited as long as it may. */
    private fun becomeLate(): List<Effect<Nothing>> {
        state = when (val state = state) {
            is State.Sent -> state.copy(isLate = true)
            is State.Awaited -> state.copy(isLate = true)
            is State.Outdated -> state.copy(isLate = true)
            State.Known, State.Withheld, State.Former -> state
        }
        return end(::carryOut)
    }

    private val lateKnowledge: Knowledge
        get() = if (former == State.Known) Knowledge.LATE else Knowledge.UNKNOWN

    private fun end(effects: (ConductStep) -> List<Effect<Nothing>>): List<Effect<Nothing>> {
        val step = waiting?.step ?: return emptyList()
        waiting = null
        return effects(step) + Effect.Waits(null)
    }

    private companion object {
        /** The maximum time that a step waits (P15.7). */
        const val STEP_MILLISECONDS = 3_000L

        /** The time after which a form counts as ended, whatever follows it (P15.10). */
        const val FORM_MILLISECONDS = 30_000L
    }
}
