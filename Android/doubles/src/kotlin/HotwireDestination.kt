package dev.hotwire.navigation.destinations

import androidx.fragment.app.Fragment
import dev.hotwire.core.bridge.BridgeDestination

/** Stands in for Hotwire's interface. */
public interface HotwireDestination : BridgeDestination {
    public val fragment: Fragment
}
