package dev.tabwire.reconciliation

/**
 * The kinds of transitions, the first eleven named for the cases of the reconciliation.
 *
 * @property caseNumber the number of the case in the reconciliation, if it is one.
 */
public enum class TransitionKind(public val caseNumber: Int?) {
    /** Case 1: no tabs before, none wanted. */
    BOOTSTRAP_KEPT(1),

    /** Case 2: the bootstrap container became the active tab and got siblings. */
    PROMOTED(2),

    /** Case 3: the selected container lost its tab and all its siblings. */
    DEMOTED(3),

    /** Case 4: the same tabs. */
    UNCHANGED(4),

    /** Case 5: the same tabs; the server takes another one for the active one, which is ignored. */
    HINT_IGNORED(5),

    /** Case 6: the same tabs in another order, which is ignored. */
    ORDER_IGNORED(6),

    /** Case 7: tabs were added. */
    ADDED(7),

    /** Case 8: tabs were removed, but not the selected one. */
    REMOVED(8),

    /** Case 9: the selected tab was removed; its container took the place of a tab that was there before. */
    ACTIVE_REMOVED(9),

    /** Case 10: tabs were added and removed. */
    REPLACED(10),

    /** Case 11: no tab is left of those before. */
    ALL_REPLACED(11),

    /** The configuration is older than one that was accepted before, and dropped. */
    STALE(null),

    /** The user turned to another tab. */
    SELECTED(null),

    /** The user tapped the selected tab again: it goes to its root, or scrolls to the top. */
    RESELECTED(null),

    /** The container to select is not there. */
    IGNORED(null),
}
