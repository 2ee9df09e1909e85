package dev.tabwire.client.conduct

import dev.tabwire.client.conduct.Conduct.Effect

/**
 * The reloads that did not bring what they were for (P14.9), came too late, failed or were not made (P14.7): such a container is loaded
 * again when it is selected the next time.
 */
internal class OwedReload<ID : Any> {
    private sealed interface State<out ID> {
        data object None : State<Nothing>

        /** The page in front is being loaded again. It may still send its configuration. */
        data class Requested<ID>(val container: ID) : State<ID>

        /** The page of the reload is in front, and did not give its configuration yet. */
        data class Begun<ID>(val container: ID) : State<ID>
    }

    /** The reload that a container owes. None is under way. */
    private enum class Debt {
        /** A reload of whatever page is in front. */
        RELOAD,

        /** A reload of the page in front, unless the user goes to another one. */
        POSTPONED,

        /** A reload if its page is missing: the container was left before that page was in front. */
        UNFINISHED,
    }

    private var state: State<ID> = State.None
    private val debts = mutableMapOf<ID, Debt>()

    /** The containers that were left with pages of a former session. */
    private val former = mutableSetOf<ID>()

    /** The page in front of the selected container is loaded again, because it is out of date. */
    fun reloaded(container: ID) {
        state = State.Requested(container)
        debts -= container
    }

    /** The page in front of a container was not loaded again: there is no network, or the user would lose something. */
    fun postponed(container: ID) {
        end(container)
        debts[container] = Debt.POSTPONED
    }

    /** The page in front of a container that was selected has not loaded. It is loaded again if a reload before has failed. */
    fun pageMissing(container: ID): List<Effect<ID>> =
        listOfNotNull(Effect.ReloadOwed(container).takeIf { debts[container] == Debt.UNFINISHED })

    /** A container shows another page, or loads its page anew. Going back loads the one before again. */
    fun navigated(container: ID) {
        if (debts[container] != Debt.RELOAD) debts -= container
    }

    /** Another page is in front. */
    fun pageBegan() {
        state = (state as? State.Requested)?.let { State.Begun(it.container) } ?: State.None
    }

    /** The page in front gave a configuration. */
    fun pageGave(isStale: Boolean) {
        val container = (state as? State.Begun)?.container ?: return
        state = State.None
        if (isStale) debts[container] = Debt.RELOAD
    }

    /** A container was left, perhaps before its page was loaded again. */
    fun missed(missed: StreamReload.Missed, container: ID) {
        if (missed.isOutdated) debts[container] = Debt.RELOAD
        if (missed.isFormer) former += container
    }

    /**
     * A container was selected. A reload that was requested with the selection stays under way.
     *
     * @param visits whether it visits an address that was opened, with one load (P16.1).
     */
    fun selected(container: ID, visits: Boolean): List<Effect<ID>> {
        if (state != State.Requested(container)) {
            (state as? State.Requested)?.let { debts.putIfAbsent(it.container, Debt.UNFINISHED) }
            state = State.None
        }
        val isOwed = debts[container].let { it == Debt.RELOAD || it == Debt.POSTPONED }
        if (visits) debts -= container
        return listOfNotNull(
            Effect.ForgetPagesBehind(container).takeIf { former.remove(container) },
            (if (visits) Effect.RefreshBelow(container) else Effect.ReloadOwed(container)).takeIf { isOwed },
        )
    }

    /** A container was suspended. It loads its page when it is selected. */
    fun suspended(container: ID) {
        end(container)
        debts -= container
    }

    fun disposed(container: ID) {
        suspended(container)
        former -= container
    }

    private fun end(container: ID) {
        if (state == State.Requested(container) || state == State.Begun(container)) state = State.None
    }
}
