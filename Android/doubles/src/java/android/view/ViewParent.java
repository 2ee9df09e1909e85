package android.view;

/** A double of the platform's interface. */
public interface ViewParent {}
