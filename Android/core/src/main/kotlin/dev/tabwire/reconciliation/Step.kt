package dev.tabwire.reconciliation

/**
 * The result of a change of a [NavigationState].
 *
 * @property state the next state.
 * @property transition everything a client must do to reach it.
 */
public data class Step<ID : Any>(public val state: NavigationState<ID>, public val transition: Transition<ID>)
