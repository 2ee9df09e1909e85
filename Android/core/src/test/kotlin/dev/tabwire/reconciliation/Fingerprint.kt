package dev.tabwire.reconciliation

/** Returns a hash of some numbers, the same as in Swift. */
internal fun fingerprint(parts: List<Long>): Long = parts.fold(0L) { hash, part ->
    val product = (hash xor part) * -0x61c8864680b583ebL
    product xor product.ushr(29)
}
