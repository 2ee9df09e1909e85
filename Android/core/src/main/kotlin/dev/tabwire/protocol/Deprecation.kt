package dev.tabwire.protocol

/**
 * When a deprecated tab leaves the tab bar (P5.6).
 *
 * @property rawValue the name in the protocol.
 */
public enum class Deprecation(public val rawValue: String) {
    /** The tab stays until the app restarts or the tab bar next appears. */
    SOFT("soft"),

    /** The tab stays until the user selects another tab. */
    HARD("hard"),
}
