package dev.tabwire.client.conduct

import dev.tabwire.client.conduct.Conduct.Effect

/** The background tabs that are suspended because too many run (section P27): the least recently shown first, one at a time. */
internal class Suspension<ID : Any> {
    private sealed interface State<out ID> {
        data object Idle : State<Nothing>

        /** A container is asked. Those that stayed are not asked again in this pass. */
        data class Asking<ID>(val container: ID, val limit: Long, val pass: Pass<ID>) : State<ID>
    }

    /**
     * @property isMemoryLow whether memory is low, so that no background tab goes on running.
     * @property stayed the containers that stayed.
     */
    private data class Pass<ID>(val isMemoryLow: Boolean = false, val stayed: Set<ID> = emptySet())

    private var state: State<ID> = State.Idle

    /** The background containers that run. */
    private var running = listOf<ID>()

    /** The maximum number of background containers that run, or `null`. */
    private var limit: Int? = null

    /** The containers in the order in which they were shown last. Those that loaded ahead were never shown. */
    private val shown = mutableListOf<ID>()

    /** The time at which something is due, or `null`. */
    val deadline: Long?
        get() = (state as? State.Asking)?.limit

    /** Whether one more container may run in the background. */
    val hasRoom: Boolean
        get() = limit.let { it == null || running.size < it }

    private val candidates: List<ID>
        get() = running.filter { it !in shown } + shown.filter { it in running }

    /** Other containers run in the background, or the limit changed. */
    fun situation(running: List<ID>, limit: Int?, time: Long): List<Effect<ID>> {
        // A container that stays is not asked again until something changes.
        if (running == this.running && limit == this.limit) return emptyList()
        this.running = running
        this.limit = limit
        val state = state
        if (state !is State.Asking) return begin(Pass(), time)
        return if (state.container in running) emptyList() else begin(state.pass, time)
    }

    /** A container was selected. */
    fun selected(container: ID, time: Long): List<Effect<ID>> {
        shown -= container
        shown += container
        return leave(container, time)
    }

    fun disposed(container: ID, time: Long): List<Effect<ID>> {
        shown -= container
        return leave(container, time)
    }

    private fun leave(container: ID, time: Long): List<Effect<ID>> {
        running -= container
        val asking = asking(container) ?: return emptyList()
        return begin(asking.pass, time)
    }

    /** The container was suspended, or stays: something would be lost. */
    fun ended(container: ID, isSuspended: Boolean, time: Long): List<Effect<ID>> {
        if (isSuspended) running -= container
        val pass = asking(container)?.pass ?: return emptyList()
        return begin(if (isSuspended) pass else pass.copy(stayed = pass.stayed + container), time)
    }

    /** The page of a container in the background has loaded, so that it may be asked again. */
    fun settled(container: ID, time: Long): List<Effect<ID>> {
        val state = state
        if (state is State.Asking) this.state = state.copy(pass = state.pass.copy(stayed = state.pass.stayed - container))
        return if (state is State.Asking || container !in running) emptyList() else begin(Pass(), time)
    }

    /** Memory is low: every background tab is suspended that loses nothing. */
    fun memoryIsLow(time: Long): List<Effect<ID>> {
        val state = state
        if (state !is State.Asking) return begin(Pass(isMemoryLow = true), time)
        this.state = state.copy(pass = state.pass.copy(isMemoryLow = true))
        return emptyList()
    }

    fun timePassed(time: Long): List<Effect<ID>> {
        val asking = (state as? State.Asking)?.takeIf { it.limit <= time } ?: return emptyList()
        return ended(asking.container, isSuspended = false, time)
    }

    private fun asking(container: ID): State.Asking<ID>? = (state as? State.Asking)?.takeIf { it.container == container }

    /** Asks the next container, while too many run. */
    private fun begin(pass: Pass<ID>, time: Long): List<Effect<ID>> {
        val count = if (pass.isMemoryLow) 0 else limit ?: Int.MAX_VALUE
        val next = if (running.size > count) candidates.firstOrNull { it !in pass.stayed } else null
        state = if (next == null) State.Idle else State.Asking(next, time + ANSWER_MILLISECONDS, pass)
        return listOfNotNull(next?.let { Effect.Suspend(it) })
    }

    private companion object {
        /** The maximum time that a page has to say whether it can be suspended. */
        const val ANSWER_MILLISECONDS = 5_000L
    }
}
