package androidx.navigation;

public class NavDestination {
    public NavDestination() {}
}
