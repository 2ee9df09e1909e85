package dev.tabwire.client.conduct

import dev.tabwire.client.conduct.Conduct.Effect

/** The loads of eager tabs ahead of the user (section P18): one at a time, once the page in front has loaded and it is quiet. */
internal class LoadAhead<ID : Any> {
    private sealed interface State<out ID> {
        /** There is nothing to load, or it may not load now. */
        data object Idle : State<Nothing>

        /** Nothing may happen until then. */
        data class Quiet(val until: Long) : State<Nothing>

        data class Loading<ID>(val container: ID, val limit: Long) : State<ID>

        /** The tabs are not on the screen. */
        data object Away : State<Nothing>

        /** Memory was low. Nothing is loaded ahead any more. */
        data object Ended : State<Nothing>
    }

    private var state: State<ID> = State.Idle

    /** The eager tabs that are not started, in the order of the tab bar. */
    private var tabs = listOf<ID>()
    private var mayLoad = false

    /** The containers whose load failed: they start when the user selects them (P18.5). */
    private val failed = mutableSetOf<ID>()

    /** The time at which something is due, or `null`. */
    val deadline: Long?
        get() = when (val state = state) {
            is State.Quiet -> state.until
            is State.Loading -> state.limit
            State.Idle, State.Away, State.Ended -> null
        }

    private val next: ID?
        get() = if (mayLoad) tabs.firstOrNull { it !in failed } else null

    private val loading: ID?
        get() = (state as? State.Loading)?.container

    /** The eager tabs, or the conditions, changed. */
    fun situation(tabs: List<ID>, mayLoad: Boolean, time: Long): List<Effect<ID>> {
        this.tabs = tabs
        this.mayLoad = mayLoad
        when (state) {
            State.Idle -> becomeQuiet(time)
            is State.Quiet -> if (next == null) state = State.Idle
            is State.Loading, State.Away, State.Ended -> Unit
        }
        return emptyList()
    }

    /** Something happened: the quiet begins anew. */
    fun activity(time: Long): List<Effect<ID>> {
        if (state is State.Quiet) becomeQuiet(time)
        return emptyList()
    }

    private fun becomeQuiet(time: Long) {
        state = if (next == null) State.Idle else State.Quiet(time + QUIET_MILLISECONDS)
    }

    fun loadEnded(container: ID, isLoaded: Boolean, time: Long): List<Effect<ID>> {
        if (loading != container) return emptyList()
        if (!isLoaded) failed += container
        tabs -= container
        becomeQuiet(time)
        return listOf(if (isLoaded) Effect.LoadedAhead(container) else Effect.StopLoading(container))
    }

    /** The container cannot load now, because the user would lose something. It is tried again after another event (P18.9). */
    fun loadPostponed(container: ID): List<Effect<ID>> {
        if (loading == container) state = State.Idle
        return emptyList()
    }

    /** A container was selected or disposed, so its load belongs to the user, or to nobody. */
    fun gone(container: ID, time: Long): List<Effect<ID>> {
        tabs -= container
        if (loading == container) becomeQuiet(time)
        return emptyList()
    }

    /** The tabs left the screen: a load is stopped, and tried again when they are back (P18.8). */
    fun leftScreen(): List<Effect<ID>> = stop(State.Away)

    fun returned(time: Long): List<Effect<ID>> {
        if (state == State.Away) becomeQuiet(time)
        return emptyList()
    }

    fun memoryIsLow(): List<Effect<ID>> = stop(State.Ended)

    private fun stop(next: State<ID>): List<Effect<ID>> {
        if (state == State.Ended) return emptyList()
        val stopped = loading
        state = next
        return listOfNotNull(stopped?.let { Effect.StopLoading(it) })
    }

    fun timePassed(time: Long): List<Effect<ID>> {
        val state = state
        if (state is State.Loading && state.limit <= time) return loadEnded(state.container, isLoaded = false, time)
        if (state !is State.Quiet || state.until > time) return emptyList()
        val next = next
        this.state = if (next == null) State.Idle else State.Loading(next, time + LOAD_MILLISECONDS)
        return listOfNotNull(next?.let { Effect.LoadAhead(it) })
    }

    internal companion object {
        /** The time without an event after which a tab is loaded (P18.1). */
        const val QUIET_MILLISECONDS = 1_000L

        /** The maximum duration of a load (P18.7). */
        const val LOAD_MILLISECONDS = 30_000L
    }
}
