package androidx.navigation.fragment;

import androidx.navigation.NavDestination;
import androidx.navigation.Navigator;

public final class DialogFragmentNavigator extends Navigator<NavDestination> {}
