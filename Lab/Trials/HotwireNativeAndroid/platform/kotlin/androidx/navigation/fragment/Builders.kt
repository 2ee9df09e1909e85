package androidx.navigation.fragment

import androidx.fragment.app.DialogFragment
import androidx.fragment.app.Fragment
import androidx.navigation.NavController
import androidx.navigation.NavDestinationBuilder
import kotlin.reflect.KClass

@Suppress("UNUSED_PARAMETER")
public class FragmentNavigatorDestinationBuilder(navigator: FragmentNavigator, route: String, type: KClass<out Fragment>) :
    NavDestinationBuilder(route, type.java)

@Suppress("UNUSED_PARAMETER")
public class DialogFragmentNavigatorDestinationBuilder(navigator: DialogFragmentNavigator, route: String, type: KClass<out DialogFragment>) :
    NavDestinationBuilder(route, type.java)

public fun Fragment.findNavController(): NavController =
    generateSequence(this) { it.parentFragment }.firstNotNullOf { (it as? NavHostFragment)?.navController }
