package dev.tabwire.reading

import dev.tabwire.protocol.ConfigurationMember
import dev.tabwire.protocol.TabImage

/** The members of an image as they were read, before they are checked. */
internal class ReadImage(reader: JsonReader) {
    private var path: ReadMember<String> = ReadMember.Absent
    private var kind: ReadMember<String> = ReadMember.Absent

    init {
        reader.readObject { name ->
            when (name) {
                "path" -> path = reader.readText()
                "kind" -> kind = reader.readText()
                else -> reader.skipValue()
            }
        }
    }

    /**
     * Returns the image. An unknown kind is a symbol (P22.3).
     *
     * @throws dev.tabwire.protocol.InvalidMemberError for the first member that is missing or of the wrong type.
     */
    fun image(member: ConfigurationMember): TabImage {
        val path = path.required(member, "an object whose path is a string")
        val kind = kind.optional(member, "an object whose kind is a string")
        return TabImage(path, TabImage.Kind.entries.find { it.rawValue == kind } ?: TabImage.Kind.SYMBOL)
    }
}

/** Reads an image. */
internal fun JsonReader.readImage(): ReadMember<ReadImage> =
    if (next() == '{') ReadMember.Present(ReadImage(this)) else skipMember()
