package dev.tabwire.protocol

/**
 * The member of a configuration that an error or a warning concerns.
 *
 * @property tabIndex the position of its tab, or `null` for a member of the configuration itself.
 * @property name its name, or `null` for the whole tab or the whole configuration.
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
        val tabBarHidden = ConfigurationMember(tabIndex = null, "tabBarHidden")
        val reorders = ConfigurationMember(tabIndex = null, "reorders")
        val appBadge = ConfigurationMember(tabIndex = null, "appBadge")
        val live = ConfigurationMember(tabIndex = null, "live")
    }
}
