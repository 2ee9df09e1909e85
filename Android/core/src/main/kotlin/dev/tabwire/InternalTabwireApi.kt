package dev.tabwire

/** Marks what Tabwire's own modules share. It may change in any version, without a note in the change log. */
@RequiresOptIn("Tabwire's own modules share this. It may change in any version.", RequiresOptIn.Level.ERROR)
@Retention(AnnotationRetention.BINARY)
@Target(AnnotationTarget.CLASS, AnnotationTarget.CONSTRUCTOR, AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY)
public annotation class InternalTabwireApi
