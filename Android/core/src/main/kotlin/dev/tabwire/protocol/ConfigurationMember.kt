package dev.tabwire.protocol

/**
 * A member of a configuration that an error or a warning can point at.
 *
 * @property tabIndex the position of the tab that it belongs to, if it belongs to one.
 * @property name its name; nothing if the tab or the configuration as a whole is meant.
 */
internal data class ConfigurationMember(val tabIndex: Int?, val name: String?) {
    /** The JSON path of the member. */
    val path: String
        get() = "$" + tabIndex?.let { ".tabs[$it]" }.orEmpty() + name?.let { ".$it" }.orEmpty()

    companion object {
        val whole = ConfigurationMember(tabIndex = null, name = null)
        val active = ConfigurationMember(tabIndex = null, "active")
        val tabs = ConfigurationMember(tabIndex = null, "tabs")
        val revision = ConfigurationMember(tabIndex = null, "revision")
        val session = ConfigurationMember(tabIndex = null, "session")
    }
}
