package dev.tabwire.reading

import dev.tabwire.protocol.ConfigurationMember
import dev.tabwire.protocol.Deprecation
import dev.tabwire.protocol.TabData
import dev.tabwire.protocol.TabId
import dev.tabwire.protocol.TabRole
import dev.tabwire.protocol.UnreadValues

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
     * @param unread receives the values that are not taken as they are written, for warnings.
     * @throws dev.tabwire.protocol.InvalidMemberError for the first member that counts and is missing or of the wrong type.
     */
    fun tab(index: Int, unread: UnreadValues): TabData {
        fun member(name: String) = ConfigurationMember(index, name)
        fun unknown(name: String, value: String) { unread.unknown += UnreadValues.Unknown(member(name), value) }
        fun warning(name: String) = { reason: String -> unread.unreadable += UnreadValues.Unreadable(member(name), reason) }
        val badge = badge.readable("text, an integer, true or false", warning("badge"))
        return TabData(
            id = TabId(id.required(member("id"), "text")),
            title = title.required(member("title"), "text"),
            icon = icon.required(member("icon"), "text"),
            path = path.required(member("path"), "text"),
            deprecated = deprecated.optional(member("deprecated"), "text")?.let { value ->
                Deprecation.entries.find { it.rawValue == value }
                    ?: Deprecation.SOFT.also { unknown("deprecated", value) }
            },
            replaces = replaces.optional(member("replaces"), "text")?.let(::TabId),
            badge = badge?.text,
            version = version.readable("text or an integer", warning("version")),
            owns = owns.optional(member("owns"), "an array of texts").orEmpty(),
            isEager = eager.readable("true or false", warning("eager")) ?: false,
            hasDot = badge?.isDot ?: false,
            badgeLabel = badgeLabel.readable("text", warning("badgeLabel")),
            image = image.readable("an object with path", warning("image"))?.image(warning("image")),
            role = role.readable("text", warning("role"))?.let { value ->
                val role = TabRole.entries.find { it.rawValue == value }
                role ?: null.also { unknown("role", value) }
            },
            isAction = action.optional(member("action"), "true or false") ?: false,
        )
    }
}
