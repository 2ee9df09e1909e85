package dev.tabwire.protocol

/**
 * The server's stable id of a tab, such as `home`.
 *
 * Two ids are equal if they consist of the same Unicode scalars.
 *
 * @property rawValue the id as the server writes it.
 */
@JvmInline
public value class TabId(public val rawValue: String) {
    override fun toString(): String = rawValue
}
