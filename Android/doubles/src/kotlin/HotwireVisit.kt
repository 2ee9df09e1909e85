package dev.hotwire.core.turbo.visit

/** A double of Hotwire's class. */
public data class VisitOptions(val action: VisitAction = VisitAction.ADVANCE)

/** A double of Hotwire's enum. */
public enum class VisitAction { ADVANCE, REPLACE, RESTORE }
