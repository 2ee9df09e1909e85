package dev.tabwire.location

/** The scheme, host and port of a URL (RFC 6454). */
internal data class Origin(private val scheme: String, private val host: String, private val port: Int) {
    override fun toString(): String = "$scheme://$host:$port"

    companion object {
        private val defaultPorts = mapOf("http" to 80, "https" to 443)

        // Browsers rewrite a host with any other character in it.
        private val address = Regex("""(https?)://(?:[^/?#\\@\s]*@)?([\p{L}\p{N}._~%-]+|\[[0-9A-F:.]+])(?::(\d{0,5}))?(?:[/?#].*)?""",
            setOf(RegexOption.IGNORE_CASE, RegexOption.DOT_MATCHES_ALL))

        /** Returns the origin of an `http` or `https` URL, or `null` for any other URL. */
        fun of(url: String): Origin? {
            val (scheme, host, port) = address.matchEntire(url)?.destructured ?: return null
            val knownScheme = scheme.lowercase()
            return Origin(knownScheme, host.lowercase(), port.toIntOrNull() ?: defaultPorts.getValue(knownScheme))
        }
    }
}
