package dev.tabwire.hotwire

import android.os.Bundle
import androidx.navigation.fragment.FragmentNavigator
import dev.hotwire.core.turbo.visit.VisitOptions

/**
 * A visit that waits for the navigator of its container.
 *
 * @property ifInFront what happens to a page in front that is at the location.
 */
internal class PendingVisit(
    val location: String,
    val options: VisitOptions = VisitOptions(),
    val bundle: Bundle? = null,
    val extras: FragmentNavigator.Extras? = null,
    val ifInFront: IfInFront = IfInFront.VISIT,
) {
    enum class IfInFront {
        /** It is visited again. */
        VISIT,

        /** It is loaded again. */
        REFRESH,

        /** It stays, with what was typed there: an action opens no page twice. */
        STAY,
    }
}
