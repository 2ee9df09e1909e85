package dev.hotwire.core.turbo.nav

/** A double of Hotwire's enum. */
public enum class PresentationContext { DEFAULT, MODAL }
