package dev.tabwire.reconciliation

/** The reason that the page in front is out of date. */
internal enum class RefreshReason {
    /** A stream gave another session than the page (R8.5). */
    SESSION,

    /** The server has a newer version: the container is outdated when it is selected (R9.9), or when the app comes back (R20.1, R20.3). */
    VERSION,
}
