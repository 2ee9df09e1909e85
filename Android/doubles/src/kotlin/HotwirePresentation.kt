package dev.hotwire.core.turbo.nav

public enum class Presentation { DEFAULT, PUSH, POP, REPLACE, CLEAR_ALL, REPLACE_ROOT, REFRESH, NONE }

public enum class PresentationContext { DEFAULT, MODAL }
