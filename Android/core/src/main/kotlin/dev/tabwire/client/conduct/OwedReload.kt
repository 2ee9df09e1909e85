package dev.tabwire.client.conduct

import dev.tabwire.client.conduct.Conduct.Effect

/**
 * The reloads that did not bring what they were for (P14.9), or came too late (P14.7): such a container is loaded again when it is
 * selected the next time.
 */
internal class OwedReload<ID : Any> {
    private sealed interface State<out ID> {
        data object None : State<Nothing>

        /** The page in front is being loaded again. It may still send its configuration. */
        data class Requested<ID>(val container: ID) : State<ID>

        /** The page of the reload is in front, and did not give its configuration yet. */
        data class Begun<ID>(val container: ID) : State<ID>
    }

    private var state: State<ID> = State.None
    private val owed = mutableSetOf<ID>()

    /** The containers that were left with pages of a former session. */
    private val former = mutableSetOf<ID>()

    /** The page in front of the selected container is loaded again, because it is out of date. */
    fun reloaded(container: ID) {
        state = State.Requested(container)
        owed -= container
    }

    /** Another page is in front. */
    fun pageBegan() {
        state = (state as? State.Requested)?.let { State.Begun(it.container) } ?: State.None
    }

    /** The page in front gave a configuration. */
    fun pageGave(isStale: Boolean) {
        val container = (state as? State.Begun)?.container ?: return
        state = State.None
        if (isStale) owed += container
    }

    /** A container was left, perhaps before its page was loaded again. */
    fun missed(missed: StreamReload.Missed, container: ID) {
        if (missed.isOutdated) owed += container
        if (missed.isFormer) former += container
    }

    /** A container was selected. A reload that was requested with the selection stays under way. */
    fun selected(container: ID): List<Effect<ID>> {
        if (state != State.Requested(container)) state = State.None
        return listOfNotNull(
            Effect.ForgetPagesBehind(container).takeIf { former.remove(container) },
            Effect.ReloadOwed(container).takeIf { container in owed },
        )
    }

    fun disposed(container: ID) {
        owed -= container
        former -= container
    }
}
