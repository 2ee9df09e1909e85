package dev.tabwire.reading

import dev.tabwire.protocol.ConfigurationMember
import dev.tabwire.protocol.Deprecation
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabID

/** The members of the tab that comes next, as they were read, before anything is known to be right. */
internal class ReadTab(reader: JsonReader) {
    private var id: ReadMember<String> = ReadMember.Absent
    private var title: ReadMember<String> = ReadMember.Absent
    private var icon: ReadMember<String> = ReadMember.Absent
    private var path: ReadMember<String> = ReadMember.Absent
    private var deprecated: ReadMember<String> = ReadMember.Absent
    private var replaces: ReadMember<String> = ReadMember.Absent
    private var badge: ReadMember<String> = ReadMember.Absent

    init {
        reader.readObject { name ->
            when (name) {
                "id" -> id = reader.readText()
                "title" -> title = reader.readText()
                "icon" -> icon = reader.readText()
                "path" -> path = reader.readText()
                "deprecated" -> deprecated = reader.readText()
                "replaces" -> replaces = reader.readText()
                "badge" -> badge = reader.readBadge()
                else -> reader.skipValue()
            }
        }
    }

    /**
     * The tab, if every member has the right type.
     *
     * @param index which tab of the list it is.
     * @param unknownDeprecations where a value of `deprecated` that means nothing is noted.
     * @throws dev.tabwire.protocol.ConfigurationObjection for the first member that is missing or of the wrong type.
     */
    fun tab(index: Int, unknownDeprecations: MutableMap<Int, String>): TabData {
        fun member(name: String) = ConfigurationMember(index, name)
        return TabData(
            id = TabID(id.required(member("id"), "text")),
            title = title.required(member("title"), "text"),
            icon = icon.required(member("icon"), "text"),
            path = path.required(member("path"), "text"),
            deprecated = deprecated.optional(member("deprecated"), "text")?.let { value ->
                Deprecation.entries.find { it.rawValue == value }
                    ?: Deprecation.SOFT.also { unknownDeprecations[index] = value }
            },
            replaces = replaces.optional(member("replaces"), "text")?.let(::TabID),
            badge = badge.optional(member("badge"), "text or an integer"),
        )
    }
}
