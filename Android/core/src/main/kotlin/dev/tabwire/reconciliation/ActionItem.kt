package dev.tabwire.reconciliation

import dev.tabwire.protocol.TabAction

/**
 * An action on the tab bar, and its place there (R17.4).
 *
 * @property action the action.
 * @property after the container that it stands behind, or `null` if it is first.
 */
@ConsistentCopyVisibility
public data class ActionItem<ID : Any> internal constructor(public val action: TabAction, public val after: ID?) {
    /** Returns whether both are the same button in the same place. */
    internal fun looksLike(other: ActionItem<ID>): Boolean = after == other.after && action.looksLike(other.action)
}
