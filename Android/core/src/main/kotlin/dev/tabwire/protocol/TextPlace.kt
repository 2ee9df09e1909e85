package dev.tabwire.protocol

/**
 * A position in a text, as an editor shows it.
 *
 * @property line the line, counted from 1.
 * @property column the character (Unicode scalar) within the line, counted from 1.
 */
public data class TextPlace(public val line: Int, public val column: Int) {
    override fun toString(): String = "line $line, column $column"
}
