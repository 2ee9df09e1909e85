package dev.hotwire.core.turbo.nav

public enum class PresentationContext { DEFAULT, MODAL }
