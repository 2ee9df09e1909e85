package androidx.navigation;

/** A double of AndroidX's class. */
public class NavDestination {
    public NavDestination() {}
}
