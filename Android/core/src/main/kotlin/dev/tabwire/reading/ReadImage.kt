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
        val path = when (val path = path) {
            ReadMember.Absent -> return null.also { warn("it has no path; an object with path can be read") }
            ReadMember.Wrong -> return null.also { warn("the type of its path is wrong; an object whose path is text can be read") }
            is ReadMember.Present -> path.value
        }
        if (kind == ReadMember.Wrong) {
            return null.also { warn("the type of its kind is wrong; symbol and picture can be read") }
        }
        PathSafety.danger(path)?.let { danger ->
            return null.also {
                warn("its path may lead away from the app: $danger; one relative to the start URL can be read")
            }
        }
        val kind = (kind as? ReadMember.Present)?.value
        return TabImage(path, TabImage.Kind.entries.find { it.rawValue == kind } ?: TabImage.Kind.SYMBOL)
    }
}

/** Reads an image. */
internal fun JsonReader.readImage(): ReadMember<ReadImage> =
    if (next() == '{') ReadMember.Present(ReadImage(this)) else skipMember()
