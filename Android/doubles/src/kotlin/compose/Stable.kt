package androidx.compose.runtime

@Target(AnnotationTarget.CLASS)
public annotation class Stable
