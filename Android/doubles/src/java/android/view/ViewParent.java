package android.view;

/** Stands in for the platform's interface. */
public interface ViewParent {}
