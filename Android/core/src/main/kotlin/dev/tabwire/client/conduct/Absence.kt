package dev.tabwire.client.conduct

import dev.tabwire.client.conduct.Conduct.Effect

/**
 * The return of the tabs to the screen after a while (P14.13).
 *
 * An activity that Android creates anew loads its pages anew, and tells nothing.
 */
internal class Absence {
    private sealed interface State {
        data object OnScreen : State

        data class Away(val since: Long) : State

        /** On the screen again, which is told then. */
        data class Returned(val since: Long, val due: Long) : State
    }

    private var state: State = State.OnScreen

    /** The time at which something is due, or `null`. */
    val deadline: Long?
        get() = (state as? State.Returned)?.due

    /** Nothing of the tabs is on the screen any more. A return that was not told yet does not end the absence. */
    fun leftScreen(time: Long) {
        when (val state = state) {
            State.OnScreen -> this.state = State.Away(since = time)
            is State.Returned -> this.state = State.Away(state.since)
            is State.Away -> Unit
        }
    }

    fun returned(time: Long) {
        val since = (state as? State.Away)?.since ?: return
        state = if (time - since < MINIMUM) State.OnScreen else State.Returned(since, due = time + PAGE_TIME)
    }

    /** Another container was selected, whose page is loaded again if it is out of date. */
    fun selected() {
        if (state is State.Returned) state = State.OnScreen
    }

    fun timePassed(time: Long): List<Effect<Nothing>> {
        val deadline = deadline ?: return emptyList()
        if (deadline > time) return emptyList()
        state = State.OnScreen
        return listOf(Effect.Resume)
    }

    companion object {
        /** The time after which coming back counts. */
        const val MINIMUM: Long = 60_000

        /** The time in which the page in front sends again what it had (P10.4). It would end the wait for something newer. */
        const val PAGE_TIME: Long = 1_000
    }
}
