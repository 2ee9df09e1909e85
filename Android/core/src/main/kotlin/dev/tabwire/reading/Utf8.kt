package dev.tabwire.reading

/** A byte that no UTF-8 contains. */
private const val INVALID: Byte = -1

/**
 * The text in UTF-8, for the reader to check.
 *
 * Half of a surrogate pair has no form in UTF-8. It is not smoothed over: the reader finds a byte there that it
 * refuses.
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
