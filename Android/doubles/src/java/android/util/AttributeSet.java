package android.util;

/** Stands in for the platform's interface. */
public interface AttributeSet {}
