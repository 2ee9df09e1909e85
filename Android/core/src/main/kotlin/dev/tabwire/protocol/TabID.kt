package dev.tabwire.protocol

/**
 * The server's stable name of a tab, such as `home`.
 *
 * Two names are the same if they consist of the same Unicode scalars.
 *
 * @property rawValue the name as the server writes it.
 */
@JvmInline
public value class TabID(public val rawValue: String) {
    override fun toString(): String = rawValue
}
