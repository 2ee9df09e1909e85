package dev.tabwire.reading

/** A byte that never occurs in UTF-8. */
private const val INVALID: Byte = -1

/**
 * Returns the text in UTF-8.
 *
 * An unpaired surrogate cannot be encoded. It becomes an invalid byte, so that the reader rejects the text.
 */
internal fun String.utf8(): ByteArray {
    val broken = indexOfLoneSurrogate() ?: return encodeToByteArray()
    return encodeToByteArray(endIndex = broken) + INVALID + encodeToByteArray(startIndex = broken + 1)
}

private fun String.indexOfLoneSurrogate(): Int? {
    var index = 0
    while (index < length) {
        index += when {
            !this[index].isSurrogate() -> 1
            this[index].isHighSurrogate() && getOrNull(index + 1)?.isLowSurrogate() == true -> 2
            else -> return index
        }
    }
    return null
}
