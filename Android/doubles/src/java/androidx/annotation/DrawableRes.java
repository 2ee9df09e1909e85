package androidx.annotation;

/** Stands in for AndroidX's annotation. */
public @interface DrawableRes {}
