package android.util;

/** A double of the platform's interface. */
public interface AttributeSet {}
