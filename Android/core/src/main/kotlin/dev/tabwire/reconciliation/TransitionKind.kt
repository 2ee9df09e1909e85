package dev.tabwire.reconciliation

/**
 * The kinds of transitions. The first eleven are the cases of the reconciliation.
 *
 * @property caseNumber the number of the case, or `null` if the kind is not a case.
 */
public enum class TransitionKind(public val caseNumber: Int?) {
    /** Case 1: bootstrap before and after. */
    BOOTSTRAP_KEPT(1),

    /** Case 2: the bootstrap container became the active tab; the other tabs got new containers. */
    PROMOTED(2),

    /** Case 3: the selected container became the bootstrap container; the others were disposed. */
    DEMOTED(3),

    /** Case 4: the same tabs. */
    UNCHANGED(4),

    /** Case 5: the same tabs with another active one, which is ignored. */
    HINT_IGNORED(5),

    /** Case 6: the same tabs in another order, which is ignored unless the configuration reorders (R16.1). */
    ORDER_IGNORED(6),

    /** Case 7: tabs were added. */
    ADDED(7),

    /** Case 8: tabs were removed, but not the selected one. */
    REMOVED(8),

    /** Case 9: the selected tab was removed; its container morphed into a tab that was visible. */
    ACTIVE_REMOVED(9),

    /** Case 10: tabs were added and removed. */
    REPLACED(10),

    /** Case 11: every tab was replaced. */
    ALL_REPLACED(11),

    /** The configuration is older than one that was accepted, and dropped. */
    STALE(null),

    /** The user selected another tab. */
    SELECTED(null),

    /** The user selected the selected tab again: it goes to its root, or scrolls to the top. */
    RESELECTED(null),

    /** An address was opened in the selected container. */
    OPENED(null),

    /** The user performed an action (R17.7). */
    PERFORMED(null),

    /** A container loaded its page without being selected, or a page without a configuration. */
    LOADED(null),

    /** The app came back (R20). */
    RESUMED(null),

    /** A configuration was rejected. */
    REJECTED(null),

    /** The container or action does not exist, or the opened address belongs to another app or site. */
    IGNORED(null),
}
