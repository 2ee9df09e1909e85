package dev.tabwire.client

/** The scheme, host and port of an address: what browsers mean by "the same site said it" (RFC 6454). */
internal data class Origin(private val scheme: String, private val host: String, private val port: Int) {
    override fun toString(): String = "$scheme://$host:$port"

    companion object {
        private val defaultPorts = mapOf("http" to 80, "https" to 443)

        // A host with anything else in it is one that browsers rewrite, or no host at all.
        private val address = Regex("""(https?)://(?:[^/?#\\@\s]*@)?([\p{L}\p{N}._~%-]+|\[[0-9A-F:.]+])(?::(\d{0,5}))?(?:[/?#].*)?""",
            setOf(RegexOption.IGNORE_CASE, RegexOption.DOT_MATCHES_ALL))

        /** The origin of an `http` or `https` address; nothing of any other. */
        fun of(url: String): Origin? {
            val (scheme, host, port) = address.matchEntire(url)?.destructured ?: return null
            val knownScheme = scheme.lowercase()
            return Origin(knownScheme, host.lowercase(), port.toIntOrNull() ?: defaultPorts.getValue(knownScheme))
        }
    }
}
