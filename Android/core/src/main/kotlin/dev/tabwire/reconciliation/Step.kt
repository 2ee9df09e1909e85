package dev.tabwire.reconciliation

/**
 * The result of a change of a [NavigationState].
 *
 * @property state the next state.
 * @property transition everything a client must do to reach it.
 */
public data class Step<ID : Any>(public val state: NavigationState<ID>, public val transition: Transition<ID>) {
    /** Returns the step with another state. */
    internal inline fun map(change: NavigationState<ID>.() -> NavigationState<ID>) = copy(state = state.change())

    /** Returns the step with another transition. */
    internal inline fun with(change: Transition<ID>.() -> Transition<ID>) = copy(transition = transition.change())
}
