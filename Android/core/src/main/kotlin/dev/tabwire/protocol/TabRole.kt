package dev.tabwire.protocol

/**
 * What a tab is for, where a platform may have a place of its own for it (P24.1).
 *
 * @property rawValue the name in the protocol.
 */
public enum class TabRole(public val rawValue: String) {
    /** The tab that searches. */
    SEARCH("search"),
}
