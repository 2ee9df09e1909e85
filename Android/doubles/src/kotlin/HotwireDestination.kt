package dev.hotwire.navigation.destinations

import androidx.fragment.app.Fragment
import dev.hotwire.core.bridge.BridgeDestination
import dev.hotwire.navigation.navigator.Navigator

public interface HotwireDestination : BridgeDestination {
    public val navigator: Navigator

    public val fragment: Fragment
        get() = this as Fragment

    public fun onBeforeNavigation()

    public fun refresh(displayProgress: Boolean = true)

    public fun prepareNavigation(onReady: () -> Unit)
}

public interface HotwireDialogDestination {
    public fun closeDialog()
}

@Target(AnnotationTarget.CLASS)
@Retention(AnnotationRetention.RUNTIME)
public annotation class HotwireDestinationDeepLink(val uri: String)
