package dev.tabwire.reading

import dev.tabwire.protocol.ConfigurationMember
import dev.tabwire.protocol.Deprecation
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabID
import dev.tabwire.protocol.TabRole
import dev.tabwire.protocol.UnknownValue

/** The members of a tab as they were read, before they are checked. */
internal class ReadTab(reader: JsonReader) {
    private var id: ReadMember<String> = ReadMember.Absent
    private var title: ReadMember<String> = ReadMember.Absent
    private var icon: ReadMember<String> = ReadMember.Absent
    private var path: ReadMember<String> = ReadMember.Absent
    private var deprecated: ReadMember<String> = ReadMember.Absent
    private var replaces: ReadMember<String> = ReadMember.Absent
    private var badge: ReadMember<ReadBadge> = ReadMember.Absent
    private var badgeLabel: ReadMember<String> = ReadMember.Absent
    private var image: ReadMember<ReadImage> = ReadMember.Absent
    private var version: ReadMember<String> = ReadMember.Absent
    private var owns: ReadMember<List<String>> = ReadMember.Absent
    private var eager: ReadMember<Boolean> = ReadMember.Absent
    private var role: ReadMember<String> = ReadMember.Absent
    private var action: ReadMember<Boolean> = ReadMember.Absent

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
                "version" -> version = reader.readVersion()
                "owns" -> owns = reader.readTexts()
                "eager" -> eager = reader.readBoolean()
                "badgeLabel" -> badgeLabel = reader.readText()
                "image" -> image = reader.readImage()
                "role" -> role = reader.readText()
                "action" -> action = reader.readBoolean()
                else -> reader.skipValue()
            }
        }
    }

    /**
     * Returns the tab.
     *
     * @param index the position of the tab.
     * @param unknownValues receives the values of members that this version does not know, for warnings.
     * @throws dev.tabwire.protocol.InvalidMemberError for the first member that is missing or of the wrong type.
     */
    fun tab(index: Int, unknownValues: MutableList<UnknownValue>): TabData {
        fun member(name: String) = ConfigurationMember(index, name)
        fun unknown(name: String, value: String) { unknownValues += UnknownValue(index, name, value) }
        val badge = badge.optional(member("badge"), "a string, an integer, true or false")
        return TabData(
            id = TabID(id.required(member("id"), "a string")),
            title = title.required(member("title"), "a string"),
            icon = icon.required(member("icon"), "a string"),
            path = path.required(member("path"), "a string"),
            deprecated = deprecated.optional(member("deprecated"), "a string")?.let { value ->
                Deprecation.entries.find { it.rawValue == value }
                    ?: Deprecation.SOFT.also { unknown("deprecated", value) }
            },
            replaces = replaces.optional(member("replaces"), "a string")?.let(::TabID),
            badge = badge?.text,
            version = version.optional(member("version"), "a string or an integer"),
            owns = owns.optional(member("owns"), "an array of strings").orEmpty(),
            isEager = eager.optional(member("eager"), "true or false") ?: false,
            hasDot = badge?.isDot ?: false,
            badgeLabel = badgeLabel.optional(member("badgeLabel"), "a string"),
            image = image.optional(member("image"), "an object with path")?.image(member("image")),
            role = role.optional(member("role"), "a string")?.let { value ->
                val role = TabRole.entries.find { it.rawValue == value }
                role ?: null.also { unknown("role", value) }
            },
            isAction = action.optional(member("action"), "true or false") ?: false,
        )
    }
}
