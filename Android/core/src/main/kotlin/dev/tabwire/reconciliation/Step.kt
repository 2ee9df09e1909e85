package dev.tabwire.reconciliation

/**
 * What [NavigationState.accept] and [NavigationState.select] lead to.
 *
 * @property state the next state.
 * @property transition what a client must do to get there.
 */
public data class Step<ID : Any>(public val state: NavigationState<ID>, public val transition: Transition<ID>)
