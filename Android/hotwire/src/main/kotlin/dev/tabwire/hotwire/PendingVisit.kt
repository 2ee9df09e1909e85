package dev.tabwire.hotwire

import android.os.Bundle
import androidx.navigation.fragment.FragmentNavigator
import dev.hotwire.core.turbo.visit.VisitOptions

/**
 * A visit that waits for the navigator of its container.
 *
 * @property refreshes whether the page in front is loaded again if it is at the location.
 */
internal class PendingVisit(
    val location: String,
    val options: VisitOptions = VisitOptions(),
    val bundle: Bundle? = null,
    val extras: FragmentNavigator.Extras? = null,
    val refreshes: Boolean = false,
)
