package dev.tabwire.protocol

/** The values of a configuration that its reader could not take as they are written, for warnings. */
internal class UnreadValues {
    /** The value of a tab's member that this version does not know. */
    class Unknown(val member: ConfigurationMember, val value: String)

    /** A member that does not count and cannot be read: it is absent (P7.7). The reason says what can be read. */
    class Unreadable(val member: ConfigurationMember, val reason: String)

    val unknown: MutableList<Unknown> = mutableListOf()
    val unreadable: MutableList<Unreadable> = mutableListOf()

    fun clear() {
        unknown.clear()
        unreadable.clear()
    }
}
