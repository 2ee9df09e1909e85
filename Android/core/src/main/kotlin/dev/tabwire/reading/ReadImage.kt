package dev.tabwire.reading

import dev.tabwire.protocol.PathSafety
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
     * Returns the image, or `null` if its path or its kind cannot be read: it is absent as a whole (P22.12). An unknown kind is a
     * symbol (P22.3).
     *
     * @param warn receives the reason that it cannot be read.
     */
    fun image(warn: (reason: String) -> Unit): TabImage? {
        val readable = "an object whose path is a string"
        if (path == ReadMember.Absent) return null.also { warn("its path is missing; $readable can be read") }
        val path = path.readable(readable, warn) ?: return null
        if (kind == ReadMember.Wrong) return null.also { kind.readable("an object whose kind is a string", warn) }
        PathSafety.danger(path)?.let { danger ->
            return null.also { warn("the path could lead to another origin: $danger; a path such as /explore can be read") }
        }
        val kind = (kind as? ReadMember.Present)?.value
        return TabImage(path, TabImage.Kind.entries.find { it.rawValue == kind } ?: TabImage.Kind.SYMBOL)
    }
}

/** Reads an image. */
internal fun JsonReader.readImage(): ReadMember<ReadImage> =
    if (next() == '{') ReadMember.Present(ReadImage(this)) else skipMember()
