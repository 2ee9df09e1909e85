package dev.tabwire.client.conduct

import dev.tabwire.client.conduct.Conduct.Effect

/** The question before a container is left that will be disposed, and in which something was typed (P16.6). */
internal class Leaving<ID : Any> {
    private sealed interface State<out ID> {
        data object Idle : State<Nothing>

        /** The page is asked whether something was typed. */
        data class Finding<ID>(val container: ID, val step: ConductStep, val limit: Long) : State<ID>

        /** The user is asked. */
        data class Asking<ID>(val container: ID, val step: ConductStep) : State<ID>
    }

    private var state: State<ID> = State.Idle

    /** The time at which something is due, or `null`. */
    val deadline: Long?
        get() = (state as? State.Finding)?.limit

    /** The user wants to leave a container. The last step counts. */
    fun leave(container: ID, step: ConductStep, time: Long): List<Effect<ID>> {
        val state = state
        if (state is State.Finding && state.container == container) {
            this.state = state.copy(step = step)
            return emptyList()
        }
        if (state is State.Asking && state.container == container) {
            // The question may be gone without an answer.
            this.state = state.copy(step = step)
            return listOf(Effect.AskToLeave(container))
        }
        this.state = State.Finding(container, step, time + ANSWER_MILLISECONDS)
        return listOf(Effect.FindInput(container))
    }

    /** The page said whether something was typed. */
    fun inputFound(container: ID, hasInput: Boolean): List<Effect<ID>> {
        val finding = (state as? State.Finding)?.takeIf { it.container == container } ?: return emptyList()
        state = if (hasInput) State.Asking(container, finding.step) else State.Idle
        return listOf(if (hasInput) Effect.AskToLeave(container) else Effect.Leave(container, finding.step))
    }

    /** The user answered. Who stays wants none of the steps that would leave the container, also if the question is of an earlier one. */
    fun answered(container: ID, leaves: Boolean): List<Effect<ID>> {
        val state = state
        if (state is State.Finding && state.container == container && !leaves) ended()
        if (state !is State.Asking || state.container != container) return emptyList()
        ended()
        return if (leaves) listOf(Effect.Leave(container, state.step)) else emptyList()
    }

    /** Another container was selected, or the user wants something else. */
    fun ended() {
        state = State.Idle
    }

    /**
     * The session is not known any more. What the user answers to an earlier question does not count.
     *
     * @return the step for which a page is being asked, or `null`.
     */
    fun interrupted(): ConductStep? = (state as? State.Finding)?.step.also { ended() }

    fun disposed(container: ID) {
        val state = state
        val left = (state as? State.Finding)?.container ?: (state as? State.Asking)?.container
        if (left == container) this.state = State.Idle
    }

    /** A page that does not answer counts as typed in (P16.7). */
    fun timePassed(time: Long): List<Effect<ID>> {
        val finding = (state as? State.Finding)?.takeIf { it.limit <= time } ?: return emptyList()
        return inputFound(finding.container, hasInput = true)
    }

    private companion object {
        /** The maximum time that a page has to say whether something was typed (P16.7). */
        const val ANSWER_MILLISECONDS = 1_000L
    }
}
