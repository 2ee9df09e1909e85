package dev.tabwire.reconciliation

import dev.tabwire.InternalTabwireApi

/**
 * The result of a change of a [NavigationState].
 *
 * @property state the next state.
 * @property transition everything a client must do to reach it.
 */
@InternalTabwireApi
public data class Step<ID : Any>(public val state: NavigationState<ID>, public val transition: Transition<ID>)
