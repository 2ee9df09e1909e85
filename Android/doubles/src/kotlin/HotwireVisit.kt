package dev.hotwire.core.turbo.visit

/** A double of Hotwire's class. */
public data class VisitOptions(
    val action: VisitAction = VisitAction.ADVANCE,
    val snapshotHTML: String? = null,
    val response: VisitResponse? = null,
)

/** A double of Hotwire's class. */
public class VisitResponse private constructor()

/** A double of Hotwire's enum. */
public enum class VisitAction { ADVANCE, REPLACE, RESTORE }
