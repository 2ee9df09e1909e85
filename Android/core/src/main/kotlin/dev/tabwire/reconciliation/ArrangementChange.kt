package dev.tabwire.reconciliation

import dev.tabwire.protocol.TabAction

/**
 * A change of the containers of a [TabArrangement], each known by its position before the change.
 *
 * @property arrangement the arrangement after the change.
 * @property origins for each container its position before the change, or `null` if it is new. `null` as a whole if no
 *   container was created, disposed or moved and the mode did not change.
 * @property updated the surviving containers whose title, icon, image, path, badge or its label changed, in the order of the tab bar.
 * @property isMorph whether the selected container represents another tab now.
 * @property isSelection whether another container is selected now.
 * @property refresh the reason that the selected container has to load its page again, or `null` if it need not.
 * @property forgetsHistory whether the selected container must not go back to earlier pages.
 * @property isVisit whether the selected container visits an address that was opened, or the path of an action.
 * @property performed the action that the user performed.
 */
internal data class ArrangementChange(
    val kind: TransitionKind,
    val arrangement: TabArrangement,
    val origins: List<Int?>? = null,
    val updated: List<Int> = emptyList(),
    val isMorph: Boolean = false,
    val isSelection: Boolean = false,
    val refresh: RefreshReason? = null,
    val forgetsHistory: Boolean = false,
    val isVisit: Boolean = false,
    val performed: TabAction? = null,
) {
    /** Whether there is nothing to do on the screen. */
    val isEmpty: Boolean
        get() = origins == null && updated.isEmpty() && !isSelection && refresh == null && !forgetsHistory && !isVisit
}
