package dev.tabwire.reading

import dev.tabwire.protocol.TabConfiguration

/** A syntax error in JSON text. */
internal class JsonError(val position: Int, val reason: String) :
    Exception(reason, null, false, false)

/**
 * Reads JSON text once, from front to back, strictly (RFC 8259).
 *
 * It builds no tree: the caller reads the values it knows and skips the others. Recursion is limited to [maximumDepth].
 * Every method throws a [JsonError] for a syntax error.
 */
internal class JsonReader(private val bytes: ByteArray, private val maximumDepth: Int = MAXIMUM_DEPTH) {
    var position: Int = 0
        private set

    private var depth = 0

    // Structure

    /** Returns the first byte of the next token, after white space. */
    fun next(): Char {
        while (position < bytes.size) {
            when (val byte = byteAt(position)) {
                ' ', '\n', '\t', '\r' -> position += 1
                else -> return byte
            }
        }
        fail("the text ends too early")
    }

    /** Reads the members of the next object. [read] must read the value of the member with the given name. */
    inline fun readObject(read: (name: String) -> Unit) {
        enter('{')
        var isFirst = true
        while (hasNext('}', isFirst)) {
            isFirst = false
            if (next() != '"') fail("the name of a member is expected here, in quotes")
            val name = readString()
            if (next() != ':') fail("a colon is expected here")
            advance()
            read(name)
        }
    }

    /** Reads the elements of the next array. [read] must read the element at the given index. */
    inline fun readArray(read: (index: Int) -> Unit) {
        enter('[')
        var index = 0
        while (hasNext(']', isFirst = index == 0)) {
            read(index)
            index += 1
        }
    }

    private fun enter(bracket: Char) {
        if (next() != bracket) fail("$bracket is expected here")
        if (depth == maximumDepth) fail("values are nested deeper than $maximumDepth levels")
        depth += 1
        position += 1
    }

    private fun hasNext(end: Char, isFirst: Boolean): Boolean {
        val byte = next()
        if (byte == end) {
            depth -= 1
            position += 1
            return false
        }
        if (isFirst) return true
        if (byte != ',') fail("a comma or the closing bracket is expected here")
        position += 1
        if (next() == end) fail("nothing follows the comma")
        return true
    }

    private fun advance() {
        position += 1
    }

    /** Checks that only white space follows the value. */
    fun finish() {
        while (position < bytes.size) {
            if (byteAt(position) !in " \n\t\r") fail("something follows the value")
            position += 1
        }
    }

    // Values

    /** Skips the next value, checking its syntax. */
    fun skipValue() {
        when (next()) {
            '"' -> readString()
            '{' -> readObject { skipValue() }
            '[' -> readArray { skipValue() }
            't' -> readWord("true")
            'f' -> readWord("false")
            'n' -> readWord("null")
            '-', in '0'..'9' -> readNumber()
            else -> fail("a value is expected here")
        }
    }

    private fun readWord(word: String) {
        val isThere = word.indices.all { position + it < bytes.size && byteAt(position + it) == word[it] }
        if (!isThere) fail("a value is expected here")
        position += word.length
    }

    /** Reads a number. Returns `null` if it has a fraction or an exponent, or if JavaScript cannot represent it exactly. */
    fun readNumber(): Long? {
        val isNegative = bytes[position] == '-'.code.toByte()
        if (isNegative) position += 1
        val start = position
        skipDigits()
        if (position - start > 1 && byteAt(start) == '0') fail("a number starts with a zero", start)
        val digits = start until position
        var isInteger = true
        if (isHere('.')) {
            isInteger = false
            position += 1
            skipDigits()
        }
        if (isHere('e') || isHere('E')) {
            isInteger = false
            position += 1
            if (isHere('+') || isHere('-')) position += 1
            skipDigits()
        }
        if (!isInteger || digits.count() > MAXIMUM_DIGITS) return null
        val magnitude = digits.fold(0L) { number, index -> number * 10 + byteAt(index).digitToInt() }
        if (magnitude > TabConfiguration.MAXIMUM_INTEGER) return null
        return if (isNegative) -magnitude else magnitude
    }

    /** Reads a number, as the nearest double or infinity. */
    fun readDouble(): Double {
        val start = position
        readNumber()
        return bytes.decodeToString(start, position).toDouble()
    }

    private fun skipDigits() {
        val start = position
        while (position < bytes.size && byteAt(position) in '0'..'9') position += 1
        if (position == start) fail("a digit is expected here")
    }

    private fun isHere(character: Char) = position < bytes.size && byteAt(position) == character

    // Strings

    /** Reads the next string, checking its escapes and its UTF-8. */
    fun readString(): String {
        position += 1
        val text = StringBuilder()
        var plainStart = position
        while (position < bytes.size) {
            when (val byte = byteAt(position)) {
                '"' -> {
                    text.append(bytes.decodeToString(plainStart, position))
                    position += 1
                    return text.toString()
                }
                '\\' -> {
                    text.append(bytes.decodeToString(plainStart, position))
                    text.appendCodePoint(readEscape())
                    plainStart = position
                }
                in '\u0000'..'\u001F' -> fail("a control character stands in a string; write it as an escape")
                in ' '..'\u007F' -> position += 1
                else -> skipScalar(byte)
            }
        }
        fail("a string does not end")
    }

    private fun readEscape(): Int {
        val start = position
        if (position + 1 >= bytes.size) fail("a string does not end")
        position += 2
        return when (val escape = byteAt(position - 1)) {
            '"', '\\', '/' -> escape.code
            'b' -> '\b'.code
            'f' -> '\u000C'.code
            'n' -> '\n'.code
            'r' -> '\r'.code
            't' -> '\t'.code
            'u' -> readUnicodeEscape(start)
            else -> fail("there is no such escape", start)
        }
    }

    private fun readUnicodeEscape(start: Int): Int {
        val unit = readHexadecimal()
        if (!unit.isSurrogate()) return unit.code
        val isPair = unit.isHighSurrogate() && position + 1 < bytes.size &&
            byteAt(position) == '\\' && byteAt(position + 1) == 'u'
        if (!isPair) fail("half of a surrogate pair stands alone", start)
        position += 2
        val low = readHexadecimal()
        if (!low.isLowSurrogate()) fail("half of a surrogate pair stands alone", start)
        return Character.toCodePoint(unit, low)
    }

    private fun readHexadecimal(): Char {
        var value = 0
        repeat(4) {
            if (position >= bytes.size) fail("a string does not end")
            val digit = when (val byte = byteAt(position)) {
                in '0'..'9' -> byte - '0'
                in 'a'..'f' -> byte - 'a' + 10
                in 'A'..'F' -> byte - 'A' + 10
                else -> fail("four hexadecimal digits are expected here")
            }
            value = value * 16 + digit
            position += 1
        }
        return value.toChar()
    }

    /** Skips a scalar of two bytes or more (Unicode, table 3-7: well-formed UTF-8). */
    private fun skipScalar(first: Char) {
        val (length, second) = when (first.code) {
            in 0xC2..0xDF -> 2 to 0x80..0xBF
            0xE0 -> 3 to 0xA0..0xBF
            0xED -> 3 to 0x80..0x9F
            in 0xE1..0xEF -> 3 to 0x80..0xBF
            0xF0 -> 4 to 0x90..0xBF
            in 0xF1..0xF3 -> 4 to 0x80..0xBF
            0xF4 -> 4 to 0x80..0x8F
            else -> fail("this is not UTF-8")
        }
        val isWellFormed = position + length <= bytes.size && byteAt(position + 1).code in second &&
            (2 until length).all { byteAt(position + it).code in 0x80..0xBF }
        if (!isWellFormed) fail("this is not UTF-8")
        position += length
    }

    private fun byteAt(index: Int): Char = (bytes[index].toInt() and 0xFF).toChar()

    private fun fail(reason: String, position: Int = this.position): Nothing = throw JsonError(position, reason)

    companion object {
        /** The maximum depth of nested objects and arrays in a message. */
        const val MAXIMUM_DEPTH = 64

        /** The number of digits of the largest integer. */
        private const val MAXIMUM_DIGITS = 16
    }
}
