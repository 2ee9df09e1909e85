package dev.tabwire.protocol

/**
 * How urgently a tab that is going away leaves the bar (protocol, "Graceful tab removal").
 *
 * @property rawValue the word of the protocol.
 */
public enum class Deprecation(public val rawValue: String) {
    /** The tab stays until the next natural opportunity: an app restart, or the next time the bar appears. */
    SOFT("soft"),

    /** The tab stays only while it is selected: it leaves as soon as the user turns to another tab. */
    HARD("hard"),
}
