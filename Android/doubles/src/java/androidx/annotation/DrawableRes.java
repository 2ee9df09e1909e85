package androidx.annotation;

/** A double of AndroidX's annotation. */
public @interface DrawableRes {}
