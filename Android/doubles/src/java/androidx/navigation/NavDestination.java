package androidx.navigation;

public class NavDestination {
    NavDestination() {}
}
