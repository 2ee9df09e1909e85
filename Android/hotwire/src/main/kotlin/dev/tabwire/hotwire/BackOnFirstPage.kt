package dev.tabwire.hotwire

/** What "back" does on the first page of a tab. */
public enum class BackOnFirstPage {
    /** The system leaves the app. */
    LEAVE_APP,

    /** The first tab is selected. On its first page, the system leaves the app. */
    SELECT_FIRST_TAB,
}
