package dev.hotwire.core.turbo.visit

public data class VisitOptions(
    val action: VisitAction = VisitAction.ADVANCE,
    val snapshotHTML: String? = null,
    val response: VisitResponse? = null,
)

public class VisitResponse private constructor()

public enum class VisitAction { ADVANCE, REPLACE, RESTORE }
